import { describe, expect, it } from 'vitest'
import { LEDGER_FILE } from '@contract/modules/accounting/account-ledger.calls'
import { refuseLongFile } from '@server/modules/accounting/account-ledger-files'

describe('a file of an account ledger', () => {
  it('is refused where it would leave lines out, and not one line sooner', () => {
    expect(() => refuseLongFile(LEDGER_FILE)).not.toThrow()
    expect(() => refuseLongFile(LEDGER_FILE + 1)).toThrow('ledger_file_lines')
  })
})
