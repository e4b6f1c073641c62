import type { Resource } from '@contract/kernel/define-resource'
import { onceFor } from '@contract/kernel/once-for'
import type { Platform } from '@server/platform/http/portal-app'

const known = onceFor((_: Platform) => new Map<string, Resource>())

/** Remembers what has a list: whose records can be named by whoever may list them. */
export function rememberResource(platform: Platform, resource: Resource): void {
  known(platform).set(resource.name, resource)
}

/** By the path of its list below /api/v1. */
export function resourceAt(platform: Platform, path: string): Resource | undefined {
  return Array.from(known(platform).values()).find(resource => resource.path === path)
}

export function knownResource(platform: Platform, name: string): Resource | undefined {
  return known(platform).get(name)
}
