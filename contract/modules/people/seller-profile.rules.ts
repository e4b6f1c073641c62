import type { BrokenRule } from '@contract/kernel/broken-rule'

type Seller = {
  id: string | null
  tin_masked: string | null
  prc_license_no: string | null
  prc_valid_to: string | null
  accreditation_no: string | null
  accreditation_valid_to: string | null
  sworn_declaration_on_file: boolean
  sworn_declaration_year: number | null
  supervising_broker_id: string | null
  payout_bank_id: string | null
  payout_account_no_masked: string | null
}
/** The one who is to supervise; null where none is named. */
type Broker = { prc_license_no: string | null } | null

const broken = (isBroken: boolean, path: string, code: string): BrokenRule[] =>
  isBroken ? [{ path, code }] : []

/** Only a licensed broker sells alone; a salesperson sells under one (RA 9646, section 31). */
export function checkSeller(seller: Seller, broker: Broker): BrokenRule[] {
  const isBroker = seller.prc_license_no !== null
  const { supervising_broker_id: above } = seller
  return [
    ...broken(seller.tin_masked === null, 'tin', 'tin_needed'),
    ...broken(seller.prc_valid_to !== null && !isBroker, 'prc_license_no', 'prc_license_no_needed'),
    ...broken(
      seller.accreditation_valid_to !== null && seller.accreditation_no === null,
      'accreditation_no',
      'accreditation_no_needed',
    ),
    ...broken(
      seller.sworn_declaration_on_file && seller.sworn_declaration_year === null,
      'sworn_declaration_year',
      'declaration_year_needed',
    ),
    ...broken(!isBroker && above === null, 'supervising_broker_id', 'broker_needed'),
    ...broken(above !== null && above === seller.id, 'supervising_broker_id', 'broker_self'),
    ...broken(
      above !== null && above !== seller.id && broker?.prc_license_no == null,
      'supervising_broker_id',
      'broker_unlicensed',
    ),
    ...broken(
      seller.payout_account_no_masked !== null && seller.payout_bank_id === null,
      'payout_bank_id',
      'bank_needed',
    ),
  ]
}
