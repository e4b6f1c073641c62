import type { Requirement } from '@contract/selling/requirements.rules'
import type { Db } from '@server/platform/db/database'

type Line = Partial<Omit<Requirement, 'id'>> & { code: string; name: string }

const atReservation: Line[] = [
  { code: 'VALID-ID', name: 'Two valid government IDs', asks_valid_to: true, buyer_kind: 'individual' },
  { code: 'PROOF-BILLING', name: 'Proof of billing, not older than three months' },
  { code: 'BIS', name: 'Buyer information sheet, signed' },
  { code: 'RESERVATION', name: 'Reservation agreement, signed', kept_with: 'sale' },
  { code: 'SPA', name: 'Special power of attorney', needed_when: 'attorney' },
  {
    code: 'ATTORNEY-ID',
    name: 'Valid ID of the attorney-in-fact',
    needed_when: 'attorney',
    from_whom: 'attorney',
    asks_valid_to: true,
  },
  { code: 'PASSPORT', name: 'Passport', needed_when: 'foreigner', asks_valid_to: true },
  { code: 'SEC-REG', name: 'SEC registration and articles', buyer_kind: 'corporate', from_whom: 'company' },
  {
    code: 'SECRETARY-CERT',
    name: "Secretary's certificate naming who signs",
    buyer_kind: 'corporate',
    from_whom: 'company',
  },
]

const atBooking: Line[] = [
  { code: 'TIN', name: 'TIN card or BIR form 1904' },
  { code: 'BIRTH-CERT', name: 'PSA birth certificate', buyer_kind: 'individual' },
  { code: 'MARRIAGE-CERT', name: 'PSA marriage contract', needed_when: 'married' },
  {
    code: 'SPOUSE-ID',
    name: 'Valid ID of the spouse',
    needed_when: 'married',
    from_whom: 'spouse',
    asks_valid_to: true,
  },
  {
    code: 'CIVIL-PROOF',
    name: 'Death certificate, decree or annotated marriage contract',
    needed_when: 'formerly_married',
  },
  { code: 'ITR', name: 'Income tax return or BIR form 2316', employment: 'local' },
  { code: 'COE', name: 'Certificate of employment with pay', employment: 'local' },
  { code: 'PAYSLIPS', name: 'Payslips of three months', employment: 'local' },
  { code: 'OFW-CONTRACT', name: 'Contract of employment abroad', employment: 'ofw' },
  { code: 'SPA', name: 'Special power of attorney, consularised', employment: 'ofw' },
  { code: 'REMITTANCE', name: 'Proof of remittance of three months', employment: 'ofw' },
  { code: 'PASSPORT', name: 'Passport', employment: 'ofw', asks_valid_to: true },
  { code: 'BUSINESS', name: 'DTI or SEC registration and business permit', employment: 'self_employed' },
  { code: 'AUDITED-FS', name: 'Audited statements of two years', employment: 'self_employed' },
  { code: 'ITR', name: 'Income tax return', employment: 'self_employed' },
  { code: 'PENSION', name: 'Proof of pension', employment: 'retired' },
  {
    code: 'AUDITED-FS',
    name: 'Audited statements of two years',
    buyer_kind: 'corporate',
    from_whom: 'company',
  },
  { code: 'PDC', name: 'Post-dated cheques for the down payment', kept_with: 'sale', financing: 'in_house' },
  {
    code: 'PDC',
    name: 'Post-dated cheques for the down payment',
    kept_with: 'sale',
    financing: 'deferred_cash',
  },
  { code: 'PDC', name: 'Post-dated cheques for the down payment', kept_with: 'sale', financing: 'bank' },
  { code: 'PDC', name: 'Post-dated cheques for the down payment', kept_with: 'sale', financing: 'pag_ibig' },
]

const atTakeout: Line[] = [
  { code: 'BANK-STATEMENT', name: 'Bank statements of six months', financing: 'bank' },
  { code: 'LOAN-APPLICATION', name: 'Loan application, signed', financing: 'bank', kept_with: 'sale' },
  { code: 'LETTER-GUARANTY', name: 'Letter of guaranty of the bank', financing: 'bank', kept_with: 'sale' },
  { code: 'MSVS', name: 'Membership status verification slip', financing: 'pag_ibig' },
  { code: 'HOUSING-LOAN', name: 'Housing loan application', financing: 'pag_ibig', kept_with: 'sale' },
  { code: 'ID-PHOTO', name: 'ID pictures', financing: 'pag_ibig' },
  { code: 'NOTICE-APPROVAL', name: 'Notice of approval', financing: 'pag_ibig', kept_with: 'sale' },
]

export const REQUIREMENTS_OF_STAGES = {
  reservation: atReservation,
  booking: atBooking,
  takeout: atTakeout,
} as const

/** The usual lists, so that a sale asks for something from the first day; after that they are the sales desk's. */
export async function seedRequirements(db: Db): Promise<void> {
  const known = await db.selectFrom('document_requirement').select('id').limit(1).executeTakeFirst()
  if (known) return
  const rows = Object.entries(REQUIREMENTS_OF_STAGES).flatMap(([mandatory_for, lines]) =>
    lines.map((line, index) => ({
      ...EVERY_SALE,
      ...line,
      mandatory_for: mandatory_for as keyof typeof REQUIREMENTS_OF_STAGES,
      sort: (index + 1) * 10,
    })),
  )
  await db.insertInto('document_requirement').values(rows).execute()
}

const EVERY_SALE = { project_id: null, financing: null, employment: null, buyer_kind: null }
