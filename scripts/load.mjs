// @ts-check
import { Worker, isMainThread } from 'node:worker_threads'

// `node scripts/load.mjs 8`: eight busy threads that end with whoever started them: at the end of the input, and
// where their parent is gone. What the tests find only on a busy machine is looked for beside it.
if (isMainThread) {
  const children = Number(process.argv[2] ?? 8)
  for (let index = 0; index < children; index += 1) new Worker(new URL(import.meta.url))
  const parent = process.ppid
  const end = () => process.exit(0)
  process.stdin.on('end', end).on('error', end).resume()
  setInterval(() => process.ppid !== parent && end(), 500)
} else {
  for (let sum = 0; ; sum = (sum + Math.sqrt(sum + 1)) % 1000) if (sum < 0) break
}
