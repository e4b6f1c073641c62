/** Loaded before a server: at the signal a promise fails where nobody waits for it. */
process.on('SIGUSR2', () => void Promise.reject(new Error('thrown where nobody waits')))
