// @ts-check
import { startThrowAwayServer } from '../postgres.mjs'
import { runMain, say } from '../project.mjs'
import { runNode } from '../run.mjs'
import { NO_SERVER } from './run-step.mjs'

// Runs a command of node on a PostgreSQL server: the one that TEST_DATABASE_URL names, or one made for it.
await runMain(async () => {
  const args = process.argv.slice(2)
  if (process.env.TEST_DATABASE_URL) return runNode(args)
  const server = await startThrowAwayServer()
  if ('missing' in server) {
    say(server.missing)
    return NO_SERVER
  }
  try {
    return await runNode(args, { env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
})
