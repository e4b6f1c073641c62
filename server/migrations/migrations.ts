import type { Migration } from '@server/platform/db/migrate'
import { platformMigration } from '@server/migrations/0001-platform'
import { accessMigration } from '@server/migrations/0002-access'
import { isolationMigration } from '@server/migrations/0003-isolation'

/** In order; what was once applied is never changed, only followed. */
export const migrations: readonly Migration[] = [platformMigration, accessMigration, isolationMigration]
