import { addDays, type DateText } from '@contract/kernel/dates'
import { addDocument } from '@server/modules/buyers/buyers/document.service'
import { lockDocument } from '@server/modules/sales/records/document.repository'
import { readSale } from '@server/modules/sales/records/sale.repository'
import { smallPdf } from '@server/seeds/files/small-pdf'
import type { DemoDesk } from '@server/seeds/sales/demo-desk'
import { findPapers } from '@server/seeds/sales/demo-sales.repository'
import { scatter } from '@server/seeds/sales/scatter'
import { contextOf } from '@server/seeds/sales/sale-context'
import type { SalePlan } from '@server/seeds/sales/sale-plans'

/** The papers of a sale, scanned as one. */
export async function handIn(
  desk: DemoDesk,
  id: string,
  ou_id: string,
  { index }: SalePlan,
): Promise<string> {
  const { id: file } = await desk.files.storeFile(desk.tx, {
    ouId: ou_id,
    ownerType: 'sale',
    ownerId: id,
    kind: 'attachment',
    fileName: `Papers AR-${10_000 + index}.pdf`,
    content: smallPdf('Papers of the buyer', [
      'Scanned at the sales desk.',
      `Reservation AR-${10_000 + index}`,
    ]),
  })
  return file
}

/** Of a reservation that is under way some papers are in, and one or two were looked at. */
export async function lookAtSome(
  desk: DemoDesk,
  sale: string,
  file: string,
  { index, reserved }: SalePlan,
): Promise<void> {
  const given = (await findPapers(desk.tx.db, sale)).slice(0, scatter(index, 'papers', 4))
  const day: DateText = await desk.setDay(addDays(reserved, 2))
  if (day <= reserved) return
  for (const [place, document] of given.entries()) {
    const handedIn = { attachment_id: file, more_attachment_ids: [], valid_to: null }
    await desk.papers.submit(await documentContext(desk, desk.desk, sale, document), handedIn)
    const looking = await documentContext(desk, desk.president, sale, document)
    if (place === 0) await desk.papers.verify(looking)
    if (place === 2) await desk.papers.reject(looking, 'Cannot be read.')
  }
  if (scatter(index, 'buyers papers', 3) === 0) await sendIn(desk, sale, index)
}

async function documentContext(desk: DemoDesk, who: DemoDesk['desk'], saleId: string, id: string) {
  const { record: sale, ...context } = await contextOf(desk, who, saleId)
  const document = await lockDocument(desk.tx.db, saleId, id)
  if (!document) throw new Error('no such document')
  const { row_version } = document
  return { ...context, record: { id: sale.id, ou_id: sale.ou_id, row_version, sale, document } }
}

/** A scan that came by itself and that nobody has looked at. */
async function sendIn(desk: DemoDesk, saleId: string, index: number): Promise<void> {
  const buyerId = (await readSale(desk.tx.db, saleId))?.buyer_id
  if (!buyerId) return
  const content = smallPdf('Proof of billing', ['Electricity, last month', `Account ${20_000 + index}`])
  const upload = { fileName: 'Electricity bill.pdf', content }
  const given = { buyerId, kind: 'PROOF-BILLING', validTo: null, upload }
  await addDocument(desk.tx, desk.books, { files: desk.files, followers: [] }, given)
}
