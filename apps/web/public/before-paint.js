// What the first paint depends on: the chosen theme, whether this browser is signed in, and whether work is open in this tab.
try {
  const theme = localStorage.getItem('precis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('precis.session')) document.documentElement.dataset.session = 'kept'
  if (
    location.pathname.startsWith('/analyze/') ||
    sessionStorage.getItem('precis.work') ||
    sessionStorage.getItem('precis.draft')
  ) {
    document.documentElement.dataset.work = 'kept'
  }
} catch (_) {
  // Storage can be forbidden; the device's own theme holds then, and nobody is signed in.
}
