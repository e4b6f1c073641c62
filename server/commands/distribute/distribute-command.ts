import { parseArgs } from 'node:util'
import { readConfig } from '@server/config'
import {
  countPortals,
  findSpread,
  findWorkers,
  hasCitus,
  maySetForWhom,
} from '@server/commands/distribute/cluster.repository'
import { findObstacles } from '@server/commands/distribute/obstacles'
import { moveTables } from '@server/commands/distribute/move-tables'
import { bringReferencesBack, putReferencesAside } from '@server/commands/distribute/references.repository'
import { findTables, type SchemaTable } from '@server/commands/distribute/schema-tables.repository'
import { linesOf } from '@server/commands/distribute/obstacle-lines'
import { CommandError, UsageError } from '@server/commands/shared/command-error'
import { holdsPortal, withClient, type DatabaseClient } from '@server/commands/shared/installation.repository'
import type { Command } from '@server/commands/shared/run-command'
import { count, type Terminal } from '@server/commands/shared/terminal'

export const distributeCommand: Command = {
  usage: [
    'npm run distribute -- --workers HOST:PORT,HOST:PORT            spreads the tables over these machines of a Citus cluster',
    'npm run distribute -- --workers HOST:PORT,HOST:PORT --dry-run  says what would be done, and what stands against it',
  ].join('\n'),

  async run(args, terminal) {
    const { workers, dryRun } = optionsOf(args)
    const { databaseUrl } = readConfig(terminal.env)
    if (!databaseUrl)
      throw new CommandError(
        'The embedded database is one machine: set DATABASE_URL to the coordinator of a cluster.',
      )
    if (!(await holdsPortal(databaseUrl)))
      throw new CommandError('There is no portal in this database: it has never been started.')
    await withClient(databaseUrl, client => distribute(client, { workers, dryRun }, terminal))
  },
}

type Options = { workers: readonly string[]; dryRun: boolean }

function optionsOf(args: readonly string[]): Options {
  try {
    const options = { workers: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const
    const { values } = parseArgs({ args: [...args], options })
    const workers = values.workers?.split(',').filter(Boolean) ?? []
    if (!workers.every(worker => /^[^:\s]+:\d+$/.test(worker)))
      throw new UsageError('Name each worker as HOST:PORT.')
    if (workers.length === 0) throw new UsageError('Say which machines: --workers HOST:PORT,HOST:PORT.')
    return { workers, dryRun: values['dry-run'] }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Output = Pick<Terminal, 'print' | 'say' | 'signal'>

/** Again and again until nothing is left to do: whatever was moved stays moved, and what was put aside is kept. */
export async function distribute(
  client: DatabaseClient,
  { workers, dryRun }: Options,
  terminal: Output,
): Promise<void> {
  const tables = await findTables(client)
  const obstacles = await findObstacles(client)
  for (const line of linesOf(obstacles)) terminal.print(line)
  if (obstacles.length > 0 && !dryRun)
    throw new CommandError(
      `${count(obstacles.length, 'thing')} of the schema stand against it, listed above (docs/scaling.md says how each would go). Nothing was changed.`,
    )
  const isCluster = await hasCitus(client)
  const spread = isCluster ? await findSpread(client) : new Set<string>()
  const left = inOrder(tables.filter(({ name, place }) => place !== 'coordinator' && !spread.has(name)))
  if (dryRun) {
    for (const { name, place } of left)
      terminal.print(`${name}: ${place === 'unit' ? 'by its unit' : 'on each machine'}`)
    terminal.say(`${count(left.length, 'table')} would be spread. Nothing was changed.`)
    return
  }
  if (!isCluster)
    throw new CommandError(
      'This is no cluster: a superuser says "create extension citus" on each machine first.',
    )
  await refuseUnready(client, workers)
  await spreadAll(client, { tables, left }, terminal)
  terminal.say(`${count(left.length, 'table')} were spread over ${count(workers.length, 'machine')}.`)
}

async function spreadAll(
  client: DatabaseClient,
  moved: Parameters<typeof moveTables>[1],
  terminal: Output,
): Promise<void> {
  await putReferencesAside(client)
  try {
    await moveTables(client, moved, name => {
      terminal.signal.throwIfAborted()
      terminal.say(`${name} …`)
    })
    await bringReferencesBack(client)
  } catch (error) {
    terminal.say(
      'References between tables wait in distribute_reference: say this again before the portal starts.',
    )
    throw error
  }
}

/** What is the company’s first: functions that tables of units ask read it on each machine. */
const inOrder = (tables: readonly SchemaTable[]) => [
  ...tables.filter(({ place }) => place !== 'unit'),
  ...tables.filter(({ place }) => place === 'unit'),
]

async function refuseUnready(client: DatabaseClient, workers: readonly string[]): Promise<void> {
  const known = new Set(await findWorkers(client))
  const missing = workers.filter(worker => !known.has(worker))
  if (missing.length > 0)
    throw new CommandError(
      `The coordinator does not know ${missing.join(', ')}: a superuser says ${missing.map(addNode).join('; ')} there first.`,
    )
  if (!(await maySetForWhom(client)))
    throw new CommandError(
      'A superuser says "grant set on parameter "app.as" to …", to the portal’s role, on each machine first.',
    )
  const portals = await countPortals(client)
  if (portals > 0)
    throw new CommandError(
      `${count(portals, 'connection')} of the portal ${portals === 1 ? 'is' : 'are'} open: stop its servers first.`,
    )
}

const addNode = (worker: string) => `select citus_add_node('${worker.replace(':', "', ")})`
