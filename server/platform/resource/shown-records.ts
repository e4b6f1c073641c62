import type { z } from 'zod'
import { onceFor } from '@contract/kernel/once-for'
import type { Platform } from '@server/platform/http/portal-app'
import type { ResourceHooks } from '@server/platform/resource/resource-context'

/** What a reader is shown of a record: its fields, and what stands beside them. */
export type ShownRecord = { one: z.ZodType; beside: ResourceHooks['beside'] }

const shown = onceFor((_: Platform) => new Map<string, ShownRecord>())

/** Remembers it by the name of the resource, for its commands: whoever goes on at once sees it as it stands then. */
export function rememberShown(platform: Platform, resource: string, record: ShownRecord): void {
  shown(platform).set(resource, record)
}

export function shownRecord(platform: Platform, resource: string): ShownRecord | undefined {
  return shown(platform).get(resource)
}
