// Runs before the first paint, so that nobody who chose dark is blinded by white, and Arabic starts at the right.
// The attributes are those of src/shared/layout/apply-layout.ts; mode.test.ts holds the two together.
;(function () {
  var choices = {
    layoutType: ['data-layout', 'vertical', 'horizontal', 'twocolumn', 'semibox'],
    layoutWidth: ['data-layout-width', 'fluid', 'boxed'],
    sidebarSize: ['data-sidebar-size', 'lg', 'md', 'sm', 'sm-hover'],
    topbar: ['data-topbar', 'light', 'dark'],
    mode: ['data-bs-theme', 'light', 'dark'],
    position: ['data-layout-position', 'fixed', 'scrollable'],
    sidebarView: ['data-sidebar-view', 'default', 'detached'],
    sidebarColor: ['data-sidebar', 'dark', 'light', 'gradient'],
    sidebarImage: ['data-sidebar-image', 'none', 'img-1', 'img-2', 'img-3', 'img-4'],
    preloader: ['data-preloader', 'disable', 'enable'],
    visibility: ['data-sidebar-visibility', 'show', 'hidden'],
  }
  var languages = { ar: 'ar', ch: 'zh-CN', en: 'en', fr: 'fr', gr: 'de', it: 'it', ru: 'ru', sp: 'es' }
  var root = document.documentElement
  var layout = null
  var locale = null
  try {
    locale = localStorage.getItem('locale')
    layout = JSON.parse(localStorage.getItem('layout'))
  } catch (_error) {
    // Storage switched off or broken: the defaults below.
  }
  for (var key in choices) {
    var value = layout && layout[key]
    var known = choices[key].indexOf(value) > 0
    root.setAttribute(choices[key][0], known ? value : choices[key][1])
  }
  var tag = Object.prototype.hasOwnProperty.call(languages, locale) ? languages[locale] : 'en'
  root.lang = tag
  root.dir = tag === 'ar' ? 'rtl' : 'ltr'

  // What somebody who is signed in will need, asked for beside what is already on its way: see scripts/lib/ahead.mjs.
  var own = (document.currentScript || root).dataset
  var token = own.frame && tokenOfMember()
  if (!token) return
  askStart(token)
  // Only hints: whatever is needed is asked for again when it is. What is drawn last is asked for last, for on a slow line
  // all that is under way shares it: the libraries would come with the last byte of the grid, and nothing runs before them.
  // List and grid come after a record that the address names (src/shared/resource/panel-screen.tsx), the grid never on a
  // phone.
  var isWide = matchMedia('(min-width: 768px)').matches
  var hasRecord = /[?&]record=/.test(location.search)
  hintAll([own.frame, own.own, hasRecord ? '' : own.list, hasRecord || isWide ? '' : own.cards], function () {
    hintAll([hasRecord ? own.record : isWide && own.grid])
  })

  function tokenOfMember() {
    try {
      return localStorage.getItem('user') && localStorage.getItem('token')
    } catch (_error) {
      return null
    }
  }
  // For src/shared/session/start-facts.ts, which asks again if this fails. Where nothing is kept yet, nothing is asked
  // ahead. What was chosen just before a reload and
  // may not have arrived yet is sent first: src/shared/http/keep-on-server.ts.
  function askStart(token) {
    if (sessionStorage.getItem('unsentChoice') || isEmpty('permissions') || isEmpty('ouAccess')) return
    var headers = { Accept: 'application/json', Authorization: 'Bearer ' + token }
    var answer = fetch(own.start, { headers: headers, signal: AbortSignal.timeout(60000) })
      .then(function (reply) {
        return reply.ok ? reply.json() : null
      })
      .catch(function () {
        return null
      })
    window.earlyStart = { token: token, answer: answer }
  }
  function isEmpty(list) {
    return (localStorage.getItem(list) || '[]') === '[]'
  }
  function hintAll(lists, then) {
    var files = lists.filter(Boolean).join(' ').split(' ').filter(Boolean)
    var left = files.length
    files.forEach(function (file) {
      hint(file, function () {
        left -= 1
        if (left === 0 && then) then()
      })
    })
  }
  function hint(file, settled) {
    var link = document.createElement('link')
    var isStyle = /css$/.test(file)
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.onload = link.onerror = settled
    link.href = '/' + file
    document.head.append(link)
  }
})()
