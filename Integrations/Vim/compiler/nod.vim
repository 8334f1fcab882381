" nod audit for Vim and Neovim: `:compiler nod`, then `:make` fills the quickfix list.
if exists('current_compiler')
  finish
endif
let current_compiler = 'nod'

let s:cpo_save = &cpo
set cpo&vim

CompilerSet makeprg=nod\ audit\ --format\ xcode\ $*
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,%-G%.%#

let &cpo = s:cpo_save
unlet s:cpo_save
