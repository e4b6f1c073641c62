import { PERMISSIONS } from '@contract/access/permission-catalogue'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Scope } from '@contract/access/scopes'

export type Grant = { code: PermissionCode; scope: Scope }

type ResourceOf<C> = C extends `${infer Area}.${infer Resource}.${string}` ? `${Area}.${Resource}` : never
export type PermissionResource = ResourceOf<PermissionCode>

type ActionsOf<R extends string> = PermissionCode extends infer C
  ? C extends `${R}.${infer A}`
    ? A
    : never
  : never
type AsArgument<R> = R extends PermissionResource ? (action: ActionsOf<R>) => void : never
/** What can be done with every one of the resources R, so that a code which does not exist does not compile. */
type SharedAction<R> = AsArgument<R> extends (action: infer A) => void ? A & string : never

export function grants<const R extends PermissionResource>(
  resources: R | readonly R[],
  actions: readonly SharedAction<R>[],
  scope: Scope,
): Grant[] {
  const list: readonly string[] = typeof resources === 'string' ? [resources] : resources
  return list.flatMap(resource =>
    actions.map(action => ({ code: `${resource}.${action}` as PermissionCode, scope })),
  )
}

/** Whatever can be done with a resource, now and later. */
export function everyGrant(resources: readonly PermissionResource[], scope: Scope): Grant[] {
  return resources.flatMap(resource =>
    PERMISSIONS.filter(({ code }) => code.startsWith(`${resource}.`)).map(({ code }) => ({ code, scope })),
  )
}
