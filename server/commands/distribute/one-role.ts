import { calledPlainly } from '@server/commands/distribute/policy-text'
import type { Policy } from '@server/commands/distribute/schema-functions.repository'

/**
 * Citus takes one role a transaction, so on a cluster settings stand for the roles of one machine (decision 0130):
 * `app.as` for the role in whose name a statement runs, `app.role` for the one that the transaction took.
 */
const AS = `current_setting('app.as', true)`

/** The same text where it asks for roles. */
export const asksSettings = (text: string): string =>
  text
    .replace(/\bcurrent_setting\('role'(?:::text)?\)/gi, `current_setting('app.role', true)`)
    .replace(/\bcurrent_user\b/gi, AS)

/** What PostgreSQL grants an owner without asking any policy. Without the setting nobody is the owner. */
export const OWNER_RULE = `${AS} = 'none'`

/** The same trigger, which does nothing on other machines. */
export const onCoordinator = (trigger: string): string =>
  trigger.includes(' WHEN (')
    ? trigger.replace(' WHEN (', ' WHEN (app_on_coordinator() AND ')
    : trigger.replace(' EXECUTE FUNCTION', ' WHEN (app_on_coordinator()) EXECUTE FUNCTION')

/** The clauses of the same policy, said to every role. */
export function clausesOf({ using, check, roles, isRestrictive }: Policy): string {
  const isAsked = `${AS} = any ('{${roles.join(',')}}'::text[])`
  const within = (rule: string) =>
    isRestrictive ? `not (${isAsked}) or (${rule})` : `${isAsked} and (${rule})`
  const clause = (word: string, rule: string | null) => {
    const plain = calledPlainly(rule)
    return plain === null ? '' : ` ${word} (${within(plain)})`
  }
  return `to public${clause('using', using)}${clause('with check', check)}`
}

export const COMMANDS = ['select', 'insert', 'update', 'delete'] as const
type Command = (typeof COMMANDS)[number]

/** What the roles of requests may do with a table, or with some columns of it. */
export type Rights = { hasPolicies: boolean; granted: readonly Command[] }

/** Rights to a table, which are of roles, as policies. Those to columns cannot be said so. */
export function rightsAsPolicies({ hasPolicies, granted }: Rights): { name: string; rule: string }[] {
  const clause = (command: Command) => (command === 'insert' ? 'with check' : 'using')
  return hasPolicies
    ? COMMANDS.filter(command => !granted.includes(command)).map(command => ({
        name: `no_${command}`,
        rule: `as restrictive for ${command} ${clause(command)} (${OWNER_RULE})`,
      }))
    : granted.map(command => ({
        name: `may_${command}`,
        rule: `for ${command} ${clause(command)} (${AS} in ('portal_app', 'portal_company'))`,
      }))
}

/** A function of the owner as the catalogue says it. */
export type OwnerFunction = {
  name: string
  signature: string
  arguments: string
  result: string
  isSet: boolean
  definition: string
  argumentCount: number
}

const INNER = '_as_owner'

/**
 * A function of the owner that asks tables of units does so under another name, and its own says on all machines for
 * whom. The setting of an attribute (`set "app.as" = …`) would stay on the machine that calls.
 */
export function sayingForWhom(fn: OwnerFunction): string {
  const call = `${fn.name}${INNER}(${Array.from({ length: fn.argumentCount }, (_, at) => `$${at + 1}`).join(', ')})`
  const isVoid = fn.result === 'void'
  const takes = fn.isSet
    ? `return query select * from ${call}`
    : isVoid
      ? `perform ${call}`
      : `answer := ${call}`
  return `${fn.definition.replace(`FUNCTION public.${fn.name}(`, `FUNCTION public.${fn.name}${INNER}(`)};
create or replace function public.${fn.name}(${fn.arguments}) returns ${fn.result} language plpgsql as $$
declare
  before constant text := ${AS};
  ${fn.isSet || isVoid ? '' : `answer ${fn.result};`}
begin
  perform app_set_local('app.as', 'none');
  ${takes};
  perform app_set_local('app.as', before);
  return${fn.isSet || isVoid ? '' : ' answer'};
end $$`
}
