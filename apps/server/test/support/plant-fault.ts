/** Loaded into a server before its own code: a signal makes it throw where nobody catches. */
process.on('SIGUSR2', () => {
  throw new RangeError('planted')
})
