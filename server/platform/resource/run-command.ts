import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import {
  commandReach,
  type Command,
  type CommandBody,
  type CommandIds,
  type Commands,
  type CommandTable,
} from '@contract/kernel/define-commands'
import type { z } from 'zod'
import { accessWhere, reachWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, staleRecord } from '@server/platform/http/problems'
import type { RecordRow, Repository } from '@server/platform/resource/create-repository'
import { withBeside, type AnyCall, type ResourceHooks } from '@server/platform/resource/resource-context'

/** Without a version where none of its commands asks for one. */
export type LockedRecord = { id: string; row_version?: number; ou_id?: string | null }

/** What a handler is given: only what is its own remains to be written. */
export type CommandContext<C extends Command, L> = {
  tx: Tx
  actor: Actor
  /** Locked until the transaction ends, within the scope of the command's right, and of the version that was seen. */
  record: C extends { on: 'list' } ? null : L
  body: CommandBody<C>
  /** What the path names besides the record. */
  ids: CommandIds<C>
  call: AnyCall
  /** Writes `<resource>.<command>` to the audit log, or another verb where a command has several outcomes. */
  audit(diff?: unknown, verb?: AuditVerb): void
}

/** Of a command on a record, for work that has a file of its own. */
export type RecordContext<L> = Pick<CommandContext<Command, L>, 'tx' | 'actor' | 'record' | 'audit'>

type AnswerOf<C extends Command> = C extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : C extends { answer: null }
    ? void
    : C extends { on: 'list' }
      ? string
      : C extends { makes: true }
        ? string
        : void

/** A command on a list, or one that makes a record, gives the id of the record that it answers, and the kit shows it. */
export type CommandHandlers<T extends CommandTable, L> = {
  [Name in keyof T]: (context: CommandContext<T[Name], L>) => Promise<AnswerOf<T[Name]>>
}
/** As the kit keeps it, which has checked body and path by the schemas of its command. */
export type AnyHandler<L> = { run(context: AnyContext<L>): Promise<unknown> }['run']
export type AnyContext<L> = Omit<CommandContext<Command, L>, 'record' | 'body' | 'ids'> & {
  record: L | null
  body: unknown
  ids: unknown
}

export type CommandOptions<L> = {
  /** The row of a record, locked; it refuses what is not there for `access`. */
  lock(tx: Tx, access: Condition, id: string, call: AnyCall): Promise<L>
  /** The record as its reader sees it once the command is done; not asked for where each command has its own answer. */
  show?(tx: Tx, access: Condition, id: string): Promise<RecordRow>
  /** A record as it is shown, where no resource has it that reads it. */
  one?: z.ZodType
  bodyLimit?: number
  /** The reason why its commands run as the portal itself, or those of them that do with theirs. */
  asPortal?: string | Readonly<Partial<Record<string, string>>>
  /** Its commands, or those that are named, are about what stands in the caller's own unit, whichever is active. */
  ofOneself?: true | readonly string[]
}

/** Of a table whose commands are all on lists. */
export const noRecords = { lock: () => Promise.reject(notFound()) }

type Reader = Pick<Repository, 'get'>
type Locker<L> = { lock(db: Db, access: Condition, id: string): Promise<L> }

/** Shows a record as it is read, and locks it likewise where no lock of its own knows more of it. */
export function recordOptions<L extends LockedRecord>(repository: Reader & Locker<L>): CommandOptions<L>
export function recordOptions<L extends LockedRecord>(
  repository: Reader,
  lock: CommandOptions<L>['lock'],
): CommandOptions<L>
export function recordOptions<L extends LockedRecord>(
  repository: Reader & Partial<Locker<L>>,
  lock?: CommandOptions<L>['lock'],
): CommandOptions<L> {
  const { lock: asRead = () => Promise.reject(notFound()) } = repository
  return {
    lock: lock ?? ((tx, access, id) => asRead(tx.db, access, id)),
    show: (tx, access, id) => repository.get(tx.db, access, id),
  }
}

export type CommandRun<L> = {
  call: AnyCall
  commands: Commands
  name: string
  options: CommandOptions<L>
  handler: AnyHandler<L>
  beside: ResourceHooks['beside']
}

export function runOnList<L extends LockedRecord>(running: CommandRun<L>): Promise<unknown> {
  const { call, commands, name, handler } = running
  const { table } = commands
  return call.transaction(async tx => {
    const answer = await handler(contextOf(running, tx, null))
    return table[name]?.answer === undefined ? shown(running, tx, answer as string) : answer
  })
}

export function runOnRecord<L extends LockedRecord>(running: CommandRun<L>, id: string): Promise<unknown> {
  const { call, commands, name, handler } = running
  const command = commands.table[name] as Command
  return call.transaction(async tx => {
    const record = await lockRecord(running, tx, id)
    if (!command.ignoresVersion && record.row_version !== call.version)
      throw staleRecord(record.row_version ?? 0)
    const answer = await handler(contextOf(running, tx, record))
    if (command.answer !== undefined) return answer
    return shown(running, tx, command.makes ? (answer as string) : id)
  })
}

async function shown<L>(
  { call, commands: { resource }, options: { show }, beside }: CommandRun<L>,
  tx: Tx,
  id: string,
): Promise<unknown> {
  const row = await show?.(tx, accessWhere(call.actor, 'view', resource), id)
  return row && withBeside(beside, { tx, call, row })
}

/** Locked within the scope of the command's right. */
export function lockRecord<L>(
  { call, commands: { resource, table }, name, options }: CommandRun<L>,
  tx: Tx,
  id: string,
): Promise<L> {
  const access = reachWhere(call.actor, commandReach(table[name] as Command, resource), resource)
  return options.lock(tx, access, id, call)
}

export function contextOf<L extends LockedRecord>(
  { call, commands: { resource }, name }: CommandRun<L>,
  tx: Tx,
  record: L | null,
  body: unknown = call.body,
): AnyContext<L> {
  const ouId = record?.ou_id
  return {
    tx,
    call,
    actor: call.actor,
    body,
    ids: call.params,
    record,
    // A guard holds the names of commands against the verbs of the log.
    audit: (diff, verb = name as AuditVerb) =>
      tx.audit({
        action: `${resource.name}.${verb}`,
        entityType: resource.name,
        entityId: record?.id ?? null,
        ...(ouId && { ouId }),
        diff,
      }),
  }
}
