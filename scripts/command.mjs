// @ts-check
import { existsSync } from 'node:fs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { inRoot, PlainError, runMain } from './lib/project.mjs'
import { startInForeground } from './lib/run.mjs'

// `npm run admin|backup|restore -- …`: one of the server's own commands, from the built product.
await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  await ensureBuilt()
  const entry = `dist/server/${name}.js`
  if (!/^[a-z]+$/.test(name) || !existsSync(inRoot(entry)))
    throw new PlainError(`There is no command "${name}".`)
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Commands run in the project's folder; this is where the person stood, for the file names they typed.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  }
  return startInForeground([entry, ...args], { env }).ended
})
