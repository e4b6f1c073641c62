import { idSchema } from '@contract/kernel/ids'

type LoggedRequest = { routeOptions?: { url?: string | undefined }; params?: unknown }

/**
 * The route, with the ids of its records: what was searched for, filtered by or typed as a page’s address may be
 * anybody’s name, number or token, so nothing of it is written.
 */
export function loggedAddress({ routeOptions, params }: LoggedRequest): string {
  const given = (params ?? {}) as Record<string, unknown>
  return (routeOptions?.url ?? 'no route').replace(/:(\w+)/g, (pattern, name: string) => {
    const value = given[name]
    return typeof value === 'string' && idSchema.safeParse(value).success ? value : pattern
  })
}
