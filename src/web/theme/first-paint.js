/**
 * Runs before the first paint, so it is small and no module: the colours that the user has chosen, and whether a
 * page other than the home page comes. The page itself sets everything else (see main.tsx).
 */
try {
  const { theme } = JSON.parse(localStorage.getItem('roundhouse:settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Damaged or forbidden storage: the colours of the device.
}
if (location.pathname !== '/' || /^#\/./.test(location.hash)) document.documentElement.dataset.first = 'other'
