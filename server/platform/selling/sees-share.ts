import type { CommissionReader } from '@server/platform/selling/commission-port'

/** Whether a reader may know what this seller earns of a sale: rate, part and amount alike. */
export const seesShare = (reader: CommissionReader, employeeId: string | null): boolean =>
  reader.sees === 'all' ||
  (employeeId !== null && (employeeId === reader.employee_id || reader.sees.includes(employeeId)))
