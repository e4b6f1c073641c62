import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { StoredFile } from '@server/platform/files/stored-file.repository'

type HarmfulFile = Pick<StoredFile, 'owner_type' | 'owner_id' | 'ou_id' | 'file_name'>

/** On the record that the file belongs to, so that whoever looks there learns why it is not to be had. */
export function harmEntry(file: HarmfulFile, harm: string): AuditEntry {
  return {
    action: `${file.owner_type}.refuse_file`,
    entityType: file.owner_type,
    entityId: file.owner_id,
    ouId: file.ou_id,
    diff: { file: [null, `${file.file_name} · ${harm}`] },
  }
}
