// @ts-check
import { documentFiles, documentLines, migrationNumber } from './lib/new-document.mjs'
import { insertLines, writeNew } from './lib/new-files.mjs'
import { runMain } from './lib/project.mjs'
import { runNode, toolFile } from './lib/run.mjs'

const USAGE =
  'npm run new -- document <module>/<name>, for example: npm run new -- document travel/trip-request'

// `npm run new -- document travel/trip-request`: a document that others decide about, as a skeleton that runs.
await runMain(async () => {
  const [kind, place = ''] = process.argv.slice(2)
  const named = /^([a-z][a-z-]*)\/([a-z][a-z-]*)$/.exec(place)
  if (kind !== 'document' || !named) {
    console.error(USAGE)
    return 1
  }
  const wanted = { module: String(named[1]), name: String(named[2]), migration: await migrationNumber() }
  const files = documentFiles(wanted)
  const lines = documentLines(wanted)
  await writeNew(files)
  await insertLines(lines)
  const touched = new Set([...files, ...lines].map(({ path }) => path))
  await runNode([toolFile('oxfmt'), ...touched])
  for (const path of touched) console.log(path)
  console.log('Names and fields are yours to choose; npm run phrases says what each language owes.')
  return 0
})
