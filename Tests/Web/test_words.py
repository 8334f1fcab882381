"""The page's language, simple words for children, and texts that load late."""

import json

import pytest
from tables import ROOT

pytestmark = pytest.mark.engines


def words(page, *keys):
    return page.js("(keys) => keys.map((key) => nod.message(key))", keys)


@pytest.mark.page(at="?it-CH")
def test_it_speaks_the_language_of_the_page(page):
    page.complete()
    assert page.toasts() == ["Completata: «Buy milk»"] == page.said()[:1]
    assert page.js("document.querySelector('nod-toasts').ariaLabel") == "Notifiche"
    page.js("agree.shadowRoot.querySelector('input').focus()")
    assert page.js("agree.validationMessage") == "Spunta questa casella."
    page.js("nod.moment('failed', { subject: '<b>Pane</b>' })")
    page.until("document.querySelector('nod-toasts').shadowRoot"
               ".querySelector('bdi + bdi, .nod-failure, li:nth-child(2)')")
    assert page.said()[1] == "Non riesco a salvare «<b>Pane</b>». Controlla la connessione e riprova."
    page.js("nod.translate({ undo: 'Zurück' }, 'de')")
    assert words(page, "undo", "dismiss") == ["Zurück", "Chiudi"]


def test_it_speaks_simply_to_children_and_follows_the_profile(page):
    page.complete()
    names = "[nod.message('check'), document.querySelector('nod-toasts').ariaLabel]"
    assert page.js(names) == ["Completed", "Notifications"]
    page.js("nod.preferences({ profile: 'child' })")
    assert page.toasts() == ["“Buy milk” is done"] and page.said()[:1] == ["Completed “Buy milk”"]
    assert page.js(names) == ["Done", "Messages"]
    assert page.js("[1, 3].map((count) => nod.message('completed', { count }))") == [
        "1 task is done", "3 tasks are done"]
    # A text without a simple form stays; the app's texts take precedence.
    page.js("nod.translate({ check: 'Ticked', captured: 'Noted', 'captured.simple': 'Kept' }, 'en')")
    assert words(page, "undo", "check", "captured", "dismiss") == ["Undo", "Ticked", "Kept", "Close"]
    page.js("nod.preferences({ profile: 'standard' })")
    assert page.toasts() == ["Completed “Buy milk”"]
    assert words(page, "check", "captured") == ["Ticked", "Noted"]


@pytest.mark.page(at="?la")
def test_another_language_hears_english(page):
    assert page.js("nod.message('completed', { count: 2 })") == "Completed 2 tasks"


def test_its_engine_says_what_swift_says(page):
    """Fixtures/words.json, as Tests/NodWordsTests has it."""
    fixture = json.loads((ROOT / "Fixtures/words.json").read_text("utf-8"))
    said = page.js("""async ({ tables, texts, lists, numbers, plurals }) => {
      const { Words } = await import("/nod/messages.js");
      const words = { en: new Words("en", tables.en), it: new Words("it", tables.it, tables.en) };
      const say = (language, { key, values = {}, count, isSimple = false }) => Object.assign(words[language], {
        areSimple: isSimple }).text(key, count === undefined ? values : { ...values, count });
      const both = (say) => ({ en: say("en"), it: say("it") });
      return {
        texts: texts.map((text) => ({ ...text, ...both((language) => say(language, text)) })),
        lists: lists.map(({ names }) => ({ names, ...both((language) => words[language].quotedList(names)) })),
        plurals: Object.fromEntries(Object.keys(plurals).map((language) => {
          const names = ["zero", "one", "two", "few", "many", "other"];
          const forms = new Words(language, Object.fromEntries(names.map((form) => (
            [`a.${form}`, form]))));
          return [language, numbers.map((count) => forms.text("a", { count })).join(" ")];
        })),
      };
    }""", fixture)
    assert said == {part: fixture[part] for part in said}


@pytest.mark.page(hold="**/messages/*.json")
def test_a_tap_before_the_words_shows_at_once_and_is_kept(page):
    page.js("agree.shadowRoot.querySelector('input').click(); milk.shadowRoot.querySelector('input').click()")
    assert page.js("milk.checked && agree.checked && seen.isReady === undefined")
    assert page.toasts() == page.events("nod-save") == []
    page.release()
    page.until("milk.state === 'completed' && agree.state === 'completed'")
    assert page.said()[0] == "Completed 2 tasks" and page.js("seen.vibrations.length") > 0
    assert page.js("document.querySelector('nod-toasts').ariaLabel") == "Notifications"
