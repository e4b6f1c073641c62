// @ts-check
/** Of another user's process too, which may not be signalled. @param {number} pid */
export function processLives(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
