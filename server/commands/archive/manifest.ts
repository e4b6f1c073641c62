import { z } from 'zod'
import { FILES, JOBS, SECRET, tableSection, type ContentMeasure } from '@server/commands/archive/entries'

export const FORMAT = 1

const count = z.number().int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const measured = { bytes: count, sha256 }

/** The last entry of a backup: what is in it, and how to tell that all of it is there. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  created_at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: count, ...measured }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string().regex(/^-?\d+$/), is_called: z.boolean() }),
  ),
  jobs: z.strictObject({ rows: count, ...measured }),
  /** `missing`: rows whose bytes the store did not have. */
  files: z.strictObject({ count, missing: count, ...measured }),
  secret: z.strictObject(measured),
  audit: z.strictObject({
    heads: z.array(z.strictObject({ chain: z.string(), seq: count, hash: z.string() })),
    /** A chain that was broken already is restored as broken, at the same entry. */
    fault: z.strictObject({ chain: z.string(), seq: count, reason: z.string() }).nullable(),
  }),
  /** The last entry of each unit, by its place and hash. Backups of before the ledger have none. */
  ledger: z
    .strictObject({
      heads: z.array(z.strictObject({ chain: z.string(), seq: count, hash: z.string() })),
      fault: z
        .strictObject({ chain: z.string(), number: z.string().nullable(), reason: z.string() })
        .nullable(),
    })
    .optional(),
})

export type Manifest = z.infer<typeof manifestSchema>

export function sectionsIn({ tables, jobs, files, secret }: Manifest): [string, ContentMeasure][] {
  return [
    ...tables.map((table): [string, ContentMeasure] => [tableSection(table.name), table]),
    [JOBS, jobs],
    [FILES, files],
    [SECRET, secret],
  ]
}
