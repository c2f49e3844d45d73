// Before the first paint: the theme chosen by hand, so that the page does not flash.
try {
  const theme = JSON.parse(localStorage.getItem('himiko.settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stays.
}
