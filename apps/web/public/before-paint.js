// What the first paint depends on: the chosen theme, and whether this browser is signed in.
try {
  const theme = localStorage.getItem('precis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('precis.session')) document.documentElement.dataset.session = 'kept'
} catch (_) {
  // Storage can be forbidden; the device's own theme holds then, and nobody is signed in.
}
