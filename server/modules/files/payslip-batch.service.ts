import type { PublishPayslips } from '@contract/modules/files/payslip.calls'
import { matchPayslip, type Payee } from '@contract/modules/files/payslip-match.rules'
import type { Tx } from '@server/platform/db/transaction'
import { paced } from '@server/platform/db/request-time'
import { cleanFileName, extensionOf } from '@server/platform/files/file-name'
import { typeOf } from '@server/platform/files/file-types'
import type { FileService } from '@server/platform/files/files.service'
import type { Upload } from '@server/platform/files/read-upload'
import { LARGEST_FILE } from '@server/platform/files/read-upload'
import { Problem } from '@server/platform/http/problems'
import { notifications } from '@server/platform/notifications/notify'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { supersedeSeals } from '@server/platform/seals/seal-document'
import {
  insertBatchFile,
  insertPayslip,
  markDuplicates,
  markPublished,
  readyFiles,
  supersede,
  type Batch,
} from '@server/modules/files/payslip-batch.repository'
import { sealPayslip } from '@server/modules/files/seal-files'
import { unzip } from '@server/modules/files/unzip'

const isZip = ({ fileName }: Upload) => extensionOf(cleanFileName(fileName)) === 'zip'
const isPdf = (file: Upload) =>
  file.content.length <= LARGEST_FILE &&
  typeOf(file.content, extensionOf(cleanFileName(file.fileName)))?.mime === 'application/pdf'

/** Each file is stored and matched; nobody sees anything of it before the batch is published. */
export async function addFiles(
  tx: Tx,
  files: FileService,
  batch: Batch,
  upload: Upload,
  payees: readonly Payee[],
): Promise<number> {
  const found = isZip(upload) ? unzip(upload.content) : [upload]
  for (const file of paced(found)) await addFile(tx, files, batch, file, payees)
  await markDuplicates(tx.db, batch.id)
  return found.length
}

async function addFile(
  tx: Tx,
  files: FileService,
  batch: Batch,
  file: Upload,
  payees: readonly Payee[],
): Promise<void> {
  const file_name = cleanFileName(file.fileName)
  const match = matchPayslip(file_name, payees)
  if (!isPdf(file))
    return insertBatchFile(tx.db, batch, {
      ...match,
      file_name,
      file_id: null,
      sha256: null,
      problem: 'wrong_type',
    })
  const stored = await files.storeFile(tx, {
    ...file,
    ouId: batch.ou_id,
    ownerType: 'payslip_batch',
    ownerId: batch.id,
    kind: 'payslip',
    isConfidential: true,
    isSealed: true,
  })
  await insertBatchFile(tx.db, batch, { ...match, file_name, file_id: stored.id, sha256: stored.sha256 })
}

/** All that were seen to be ready go out together, or none does. */
export async function publishBatch(tx: Tx, batch: Batch, asked: PublishPayslips): Promise<number> {
  if (batch.problem_count > 0 && !asked.leave_problems)
    throw new Problem('rule_broken', 'payslips_have_problems')
  const ready = await readyFiles(tx.db, batch.id)
  if (ready.length !== asked.expected) throw new Problem('conflict', 'payslips_changed')
  const year = Number(batch.pay_date.slice(0, 4))
  for (const file of paced(ready)) {
    const replaced = await supersede(tx.db, batch, file.employee_id)
    const slipNo = await allocateNumber(tx, { ouId: file.ou_id, type: 'payslip', year })
    const id = await insertPayslip(tx.db, batch, file, slipNo)
    await supersedeSeals(tx, 'payslip', replaced)
    await sealPayslip(tx, id)
    tx.audit({
      action: 'payslip.publish',
      entityType: 'payslip',
      entityId: id,
      ouId: file.ou_id,
      diff: { slip_no: [null, slipNo], replaced: replaced.length },
    })
    // Told that it is there, and where; never what stands in it.
    await notifications.notify(tx, {
      kind: 'payslip.published',
      to: file.user_id ? [file.user_id] : [],
      subject: { type: 'payslip', id },
      params: { period: `${batch.period_from} – ${batch.period_to}` },
      path: '/files/employee/payslip',
      dedupeKey: `payslip.published:${id}`,
    })
  }
  await markPublished(tx.db, batch.id)
  return ready.length
}
