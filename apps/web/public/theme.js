try {
  const theme = localStorage.getItem('precis.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (_) {
  // Storage can be forbidden; the device's own theme holds then.
}
