import {
  commandAction,
  type Command,
  type CommandBody,
  type Commands,
  type CommandTable,
} from '@contract/kernel/define-commands'
import type { z } from 'zod'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { staleRecord } from '@server/platform/http/problems'
import type { RecordRow } from '@server/platform/resource/create-repository'
import type { AnyCall } from '@server/platform/resource/resource-context'

export type LockedRecord = { id: string; row_version: number; ou_id?: string | null }

/** What a handler is given: only what is its own remains to be written. */
export type CommandContext<C extends Command, L> = {
  tx: Tx
  actor: Actor
  /** Locked until the transaction ends, within the scope of the command's right, and of the version that was seen. */
  record: C['on'] extends 'record' ? L : null
  body: CommandBody<C>
  call: AnyCall
  /** Writes `<resource>.<command>` to the audit log, or another verb where a command has several outcomes. */
  audit(diff: unknown, verb?: string): void
}

type AnswerOf<C extends Command> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : void

export type CommandHandlers<T extends CommandTable, L> = {
  [Name in keyof T]: (context: CommandContext<T[Name], L>) => Promise<AnswerOf<T[Name]>>
}
export type AnyHandler<L> = (context: CommandContext<Command, L>) => Promise<unknown>

export type CommandOptions<L> = {
  /** The row of a record, locked; it refuses what is not there for `access`. */
  lock(tx: Tx, access: Condition, id: string): Promise<L>
  /** The record as its reader sees it once the command is done. */
  show(tx: Tx, access: Condition, id: string): Promise<RecordRow>
  bodyLimit?: number
}

type OnList<L> = { call: AnyCall; commands: Commands; name: string; handler: AnyHandler<L> }
type OnRecord<L> = OnList<L> & { options: CommandOptions<L> }

export function runOnList<L extends LockedRecord>(running: OnList<L>): Promise<unknown> {
  const { call, handler } = running
  return call.transaction(tx => handler(contextOf(running, tx, null)))
}

export function runOnRecord<L extends LockedRecord>(running: OnRecord<L>, id: string): Promise<unknown> {
  const { call, commands, name, options, handler } = running
  const { resource, table } = commands
  const command = table[name] as Command
  return call.transaction(async tx => {
    const record = await options.lock(tx, accessWhere(call.actor, commandAction(command), resource), id)
    if (!command.ignoresVersion && record.row_version !== call.version) throw staleRecord(record.row_version)
    const answer = await handler(contextOf(running, tx, record))
    return command.answer ? answer : options.show(tx, accessWhere(call.actor, 'view', resource), id)
  })
}

function contextOf<L extends LockedRecord>(
  { call, commands: { resource }, name }: OnList<L>,
  tx: Tx,
  record: L | null,
): CommandContext<Command, L> {
  const ouId = record?.ou_id
  return {
    tx,
    call,
    actor: call.actor,
    body: call.body as never,
    record: record as never,
    audit: (diff, verb = name) =>
      tx.audit({
        action: `${resource.name}.${verb}`,
        entityType: resource.name,
        entityId: record?.id ?? null,
        ...(ouId && { ouId }),
        diff,
      }),
  }
}
