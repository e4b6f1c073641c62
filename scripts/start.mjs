// @ts-check
import { ensureBuilt } from './lib/ensure-built.mjs'
import { runMain } from './lib/project.mjs'
import { startInForeground } from './lib/run.mjs'

// `npm start`: install what is missing, build what is stale, serve.
await runMain(async () => {
  await ensureBuilt()
  const env = { NODE_ENV: process.env.NODE_ENV ?? 'production' }
  return startInForeground(['dist/server/main.js', ...process.argv.slice(2)], { env }).ended
})
