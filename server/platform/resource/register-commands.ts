import { z } from 'zod'
import { isPermissionCode, type PermissionCode } from '@contract/access/permission-catalogue'
import {
  bodyOf,
  commandIds,
  commandPath,
  entryBodyOf,
  entryPath,
  type Command,
  type CommandRight,
  type CommandSubject,
  type Commands,
  type CommandTable,
} from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { shownEntrySchema } from '@contract/modules/accounting/shown-entry'
import type { Resource } from '@contract/kernel/define-resource'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'
import { shownRecord } from '@server/platform/resource/shown-records'
import { shownOf } from '@server/platform/resource/shown-schemas'
import { tryEntry } from '@server/platform/resource/try-entry'
import {
  runOnList,
  runOnRecord,
  type AnyHandler,
  type CommandHandlers,
  type CommandOptions,
  type LockedRecord,
} from '@server/platform/resource/run-command'

/**
 * One route for each command of the table, with everything that a command has in common with the others. What a record
 * has beside its fields comes with the routes of its resource, which are registered before.
 */
export function registerCommands<T extends CommandTable, L extends LockedRecord>(
  app: PortalApp,
  platform: Platform,
  commands: Commands<T>,
  options: CommandOptions<L>,
  handlers: CommandHandlers<T, L>,
): void {
  const { resource } = commands
  const { one = options.one ?? oneOf(resource), beside } = shownRecord(platform, resource.name) ?? {}
  for (const [name, command] of Object.entries<Command>(commands.table)) {
    const isOnRecord = command.on !== 'list'
    const handler = handlers[name] as AnyHandler<L>
    const running = { commands, name, options, handler, beside }
    const carryOut = (call: AnyCall) =>
      isOnRecord
        ? runOnRecord({ call, ...running }, (call.params as { id: string }).id)
        : runOnList({ call, ...running })
    const body = bodyOf(command)
    const { asPortal, ofOneself } = options
    const reason = typeof asPortal === 'string' ? asPortal : asPortal?.[name]
    registerRoute(app, platform, {
      method: command.method ?? 'POST',
      url: `/api/v1${commandPath(commands, name, ':id')}`,
      access: accessOf(command.permission),
      summary: command.summary,
      params: paramsOf(command),
      ...(body && { body }),
      ...answerOf(command, one),
      needsVersion: isOnRecord && !command.ignoresVersion,
      ...(command.needsKey && { needsKey: true }),
      ...(command.answersSecret && { answersSecret: true }),
      ...(reason && { asPortal: reason }),
      ...((ofOneself === true || ofOneself?.includes(name)) && { ofOneself: true }),
      ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
      handler: async call => {
        const data = await carryOut(call)
        return command.answer === null ? null : { data }
      },
    })
    if (!command.posts) continue
    const sent = entryBodyOf(command)
    registerRoute(app, platform, {
      method: 'POST',
      url: `/api/v1${entryPath(commands, name, ':id')}`,
      access: accessOf(command.permission),
      summary: `The entry that this would leave, before it does: ${command.summary}`,
      params: paramsOf(command),
      ...(sent && { body: sent }),
      response: dataOf(shownEntrySchema),
      handler: async call => ({ data: await tryEntry({ call, ...running }) }),
    })
  }
}

const noParams = z.strictObject({})

function paramsOf(command: Command): z.ZodType {
  const own = command.on === 'list' ? noParams : recordParams
  const ids = commandIds(command)
  return ids.length === 0 ? own : own.extend(Object.fromEntries(ids.map(name => [name, idSchema])))
}

function oneOf(subject: CommandSubject): z.ZodType {
  if (subject.fields) return shownOf(subject as Resource)
  // Each of its commands has an answer of its own.
  return z.never()
}

function answerOf({ answer, makes }: Command, one: z.ZodType) {
  if (answer === null) return { status: 204 as const, response: nothing }
  return { status: makes ? (201 as const) : (200 as const), response: dataOf(answer ?? one) }
}

/** The rule of a route by the right that it needs. */
export function accessOf(right: CommandRight | null): AccessRule {
  if (right === null) return { signedIn: true }
  const { permission, and, or } = typeof right === 'string' ? { permission: right } : right
  return {
    permission: known(permission),
    ...(and !== undefined && { and: known(and) }),
    ...(or !== undefined && { or: known(or) }),
  }
}

function known(code: string): PermissionCode {
  if (!isPermissionCode(code)) throw new Error(`a command asks for ${code}, which no catalogue knows`)
  return code
}
