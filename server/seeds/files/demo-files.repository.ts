import { sql } from 'kysely'
import { NOW, TODAY, ZONE } from '@server/platform/db/clock'
import { EVERYONE } from '@contract/modules/files/audience'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { demoForms, LINE, type DemoForm } from '@server/seeds/files/demo-forms'
import { demoMemos, type DemoMemo } from '@server/seeds/files/demo-memos'
import { smallPdf } from '@server/seeds/files/small-pdf'
import { createHash } from 'node:crypto'

type DemoFacts = { ho: string; hr: string; year: number }

/** Memos with their readers, forms with their files, and payslips of two months. */
export async function seedDemoFiles(tx: Tx, files: Pick<FileService, 'storeFile'>): Promise<void> {
  const known = await findKnown(tx)
  for (const memo of demoMemos) await writeMemo(tx, known, memo)
  for (const form of demoForms) await writeForm(tx, files, known, form)
  await writePayslips(tx, files, known)
}

async function findKnown(tx: Tx): Promise<DemoFacts> {
  const { rows } = await sql<DemoFacts>`
    select o.id as ho, u.id as hr, extract(year from ${NOW} at time zone ${ZONE})::int as year
    from operating_unit o, app_user u where o.ou_code = 'HO' and u.username = 'hr-staff'`.execute(tx.db)
  const known = rows[0]
  if (!known) throw new Error('the demo company has no head office')
  return known
}

async function writeMemo(tx: Tx, { ho, hr, year }: DemoFacts, memo: DemoMemo): Promise<void> {
  const isOut = memo.daysAgo !== null
  const no = isOut ? await allocateNumber(tx, { ouId: ho, type: 'memo', year }) : null
  const out = isOut ? sql`${NOW} - make_interval(days => ${memo.daysAgo})` : sql`null`
  const due = memo.ackIn === null ? sql`null` : sql`${TODAY} + ${memo.ackIn}::int`
  const { rows } = await sql<{ id: string }>`
    insert into memo (ou_id, memo_no, title, category, status, reach, audience, body_md, requires_ack, ack_deadline,
      published_at, created_by, updated_by)
    values (${ho}, ${no}, ${memo.title}, ${memo.category}, ${isOut ? 'published' : 'draft'}, 'company',
      ${JSON.stringify(EVERYONE)}, ${memo.body}, ${memo.ackIn !== null}, ${due}, ${out}, ${hr}, ${hr}) returning id`.execute(
    tx.db,
  )
  const id = rows[0]?.id
  if (!isOut || !id) return
  await sql`insert into memo_version (memo_id, version, title, body_md, is_material, published_at, published_by)
    values (${id}, 1, ${memo.title}, ${memo.body}, true, ${out}, ${hr})`.execute(tx.db)
  // Most have read it, some have confirmed; the demo employee finds some that wait.
  await sql`insert into memo_receipt (memo_id, version, employee_id, first_read_at, acknowledged_at)
    select ${id}, 1, e.id, ${out} + interval '2 hours',
      case when ${memo.confirmed ?? 0} > 0 and e.place % ${memo.confirmed ?? 1} = 0 then ${out} + interval '5 hours' end
    from (select e.id, row_number() over (order by e.employee_no) as place, u.username
      from employee e left join app_user u on u.id = e.user_id where e.user_id is not null or e.is_active) e
    where e.place % 3 <> 0 and (e.username is distinct from 'employee' or ${memo.daysAgo} > 10)`.execute(
    tx.db,
  )
}

async function writeForm(
  tx: Tx,
  files: Pick<FileService, 'storeFile'>,
  { ho, hr }: DemoFacts,
  form: DemoForm,
): Promise<void> {
  const fileName = `${form.code} ${form.name}.pdf`
  const { rows } = await sql<{ id: string }>`
    insert into downloadable_form (code, name, category, version, file_name, valid_from, audience, created_by, updated_by)
    values (${form.code}, ${form.name}, ${form.category}, 1, ${fileName}, '2026-01-01', ${JSON.stringify(EVERYONE)}, ${hr}, ${hr})
    returning id`.execute(tx.db)
  const id = rows[0]?.id ?? ''
  const stored = await files.storeFile(tx, {
    ouId: ho,
    ownerType: 'downloadable_form',
    ownerId: id,
    kind: 'version',
    fileName,
    isCompanyWide: true,
    content: smallPdf(form.name, [`Form ${form.code}`, '', ...form.lines, '', `Signature: ${LINE}`]),
  })
  await sql`insert into form_version (form_id, version, file_id, created_by) values (${id}, 1, ${stored.id}, ${hr})`.execute(
    tx.db,
  )
}

type Payee = { id: string; ou_id: string; employee_no: string; full_name: string }
type Month = { period_from: string; period_to: string; pay_date: string; year: number }

/** Two months that are over, for those who have an account; the figures are of nobody. */
async function writePayslips(
  tx: Tx,
  files: Pick<FileService, 'storeFile'>,
  { ho, hr }: DemoFacts,
): Promise<void> {
  const { rows: months } = await sql<Month>`
    select (month + interval '10 days')::date::text as period_from, (month + interval '24 days')::date::text as period_to,
      (month + interval '1 month - 1 day')::date::text as pay_date, extract(year from month)::int as year
    from (select date_trunc('month', ${NOW} at time zone ${ZONE}) - make_interval(months => back) as month
      from (values (2), (1)) as list (back)) m order by month`.execute(tx.db)
  const { rows: payees } = await sql<Payee>`
    select e.id, e.ou_id, e.employee_no, e.full_name from employee e join app_user u on u.id = e.user_id
    where u.username in ('employee', 'hr-staff', 'accounting', 'agent') order by e.employee_no`.execute(tx.db)
  for (const month of months) {
    const { rows } = await sql<{ id: string }>`
      insert into payslip_batch (ou_id, period_from, period_to, pay_date, cutoff, status, published_at, created_by, updated_by)
      values (${ho}, ${month.period_from}, ${month.period_to}, ${month.pay_date}, 'second', 'published', ${NOW}, ${hr}, ${hr})
      returning id`.execute(tx.db)
    for (const payee of payees) await writePayslip(tx, files, hr, rows[0]?.id ?? '', month, payee)
  }
}

async function writePayslip(
  tx: Tx,
  files: Pick<FileService, 'storeFile'>,
  hr: string,
  batchId: string,
  month: Month,
  payee: Payee,
): Promise<void> {
  const content = smallPdf('Payslip', [
    `${payee.full_name} (${payee.employee_no})`,
    `Period ${month.period_from} to ${month.period_to}, paid ${month.pay_date}`,
    '',
    'Basic pay                    18,000.00',
    'Contributions                (1,350.00)',
    'Withholding tax                (412.50)',
    '',
    'Net pay                      16,237.50',
  ])
  const stored = await files.storeFile(tx, {
    ouId: payee.ou_id,
    ownerType: 'payslip_batch',
    ownerId: batchId,
    kind: 'payslip',
    fileName: `${payee.employee_no}.pdf`,
    isConfidential: true,
    isSealed: true,
    content,
  })
  const slipNo = await allocateNumber(tx, { ouId: payee.ou_id, type: 'payslip', year: month.year })
  const hash = createHash('sha256').update(content).digest('hex')
  await sql`insert into payslip (ou_id, slip_no, batch_id, employee_id, period_from, period_to, pay_date, cutoff, file_id,
      pdf_sha256, size_bytes, created_by, updated_by)
    values (${payee.ou_id}, ${slipNo}, ${batchId}, ${payee.id}, ${month.period_from}, ${month.period_to}, ${month.pay_date},
      'second', ${stored.id}, ${hash}, ${content.length}, ${hr}, ${hr})`.execute(tx.db)
}
