import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Small questions that have one home: whoever asks elsewhere is listed with the reason. */
const root = path.resolve(import.meta.dirname, '..', '..')

const server = new Map<string, string>()
for (const file of await readdir(path.join(root, 'server'), { recursive: true }))
  if (/(?<!\.test)\.ts$/.test(file) && !file.startsWith('migrations'))
    server.set(`server/${file}`, await readFile(path.join(root, 'server', file), 'utf8'))

/** Code without its comments, which may speak of anything. */
const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Only what speaks SQL: a function of TypeScript may be called "now". */
const speaksSql = (file: string, code: string) =>
  /\.repository\.ts$/.test(file) || /\bsql[`<.]|'create table/.test(code)

const asksTheTime = (code: string) =>
  /(?<![.\w])now\(\)(?!\.)|\bclock_timestamp\(\)|\bcurrent_(date|time|timestamp)\b/.test(
    withoutComments(code),
  )

const filesThat = (test: (code: string) => boolean) =>
  [...server]
    .filter(([file, code]) => speaksSql(file, code) && test(code))
    .map(([file]) => file)
    .sort()

const ASK_THE_TIME: Record<string, string> = {
  'server/platform/db/clock.ts': 'the home of the clock',
  'server/platform/db/database-clock.ts': 'follows the clock itself, past a schema that stands before it',
  'server/platform/db/migrate.ts': 'the default of a column, in the first statement of an empty database',
  'server/commands/backup/snapshot.repository.ts': 'a script of its own, sent to psql as text',
  'server/seeds/sales/demo-clock.repository.ts': 'stands in for the clock while the demo company is written',
}

it('asks the database for the time in one file', () => {
  const planted = ['a > now()', 'at = clock_timestamp()', 'on < current_date', '(now() at time zone x)']
  expect([...planted, '// now()', 'Date.now()', '${NOW}'].filter(asksTheTime)).toEqual(planted)
  expect(filesThat(asksTheTime)).toEqual(Object.keys(ASK_THE_TIME).sort())
})
