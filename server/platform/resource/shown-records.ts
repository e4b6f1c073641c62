import type { z } from 'zod'
import type { Platform } from '@server/platform/http/portal-app'
import type { ResourceHooks } from '@server/platform/resource/resource-context'

/** What a reader is shown of a record: its fields, and what stands beside them. */
export type ShownRecord = { one: z.ZodType; beside: ResourceHooks['beside'] }

const shown = new WeakMap<Platform, Map<string, ShownRecord>>()

/** Remembers it by the name of the resource, for its commands: whoever goes on at once sees it as it stands then. */
export function rememberShown(platform: Platform, resource: string, record: ShownRecord): void {
  const ofPlatform = shown.get(platform) ?? new Map<string, ShownRecord>()
  shown.set(platform, ofPlatform.set(resource, record))
}

export function shownRecord(platform: Platform, resource: string): ShownRecord | undefined {
  return shown.get(platform)?.get(resource)
}
