// @ts-check
// Loaded before a program that must not outlive the process that started it: a parent that is killed outright
// cannot pass a signal on, but its end of the channel closes.
// The address names the parent, because processes forked further down inherit this import and not the duty.
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))
if (process.channel && process.ppid === parent) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
