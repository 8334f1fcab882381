// libqrencode of the system: Debian's libqrencode-dev, Homebrew's qrencode.
#include <qrencode.h>
