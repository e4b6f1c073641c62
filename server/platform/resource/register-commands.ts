import { z } from 'zod'
import { isPermissionCode, type PermissionCode } from '@contract/access/permission-catalogue'
import {
  bodyOf,
  commandPath,
  type CommandRight,
  type Commands,
  type CommandTable,
} from '@contract/kernel/define-commands'
import { shownSchema } from '@contract/kernel/define-resource'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'
import {
  runOnList,
  runOnRecord,
  type AnyHandler,
  type CommandHandlers,
  type CommandOptions,
  type LockedRecord,
} from '@server/platform/resource/run-command'

/** One route for each command of the table, with everything that a command has in common with the others. */
export function registerCommands<T extends CommandTable, L extends LockedRecord>(
  app: PortalApp,
  platform: Platform,
  commands: Commands<T>,
  options: CommandOptions<L>,
  handlers: CommandHandlers<T, L>,
): void {
  for (const [name, command] of Object.entries(commands.table)) {
    const isOnRecord = command.on === 'record'
    const handler = handlers[name] as AnyHandler<L>
    const carryOut = (call: AnyCall) =>
      isOnRecord
        ? runOnRecord({ call, commands, name, options, handler }, (call.params as { id: string }).id)
        : runOnList({ call, commands, name, handler })
    const body = bodyOf(command)
    registerRoute(app, platform, {
      method: 'POST',
      url: `/api/v1${commandPath(commands, name, ':id')}`,
      access: accessOf(command.permission),
      summary: command.summary,
      params: isOnRecord ? recordParams : z.strictObject({}),
      body: body ?? z.strictObject({}).nullish(),
      response: { 200: dataOf(command.answer ?? shownSchema(commands.resource)) },
      needsVersion: isOnRecord && !command.ignoresVersion,
      ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
      handler: async call => ({ data: await carryOut(call) }),
    })
  }
}

function accessOf(right: CommandRight): AccessRule {
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
