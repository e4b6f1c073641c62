import type { CaseProof } from '@tests/guards/hold-cases'

const PROCESS = 'tests/api/faults/process.test.ts'
const OUTAGES = 'tests/api/faults/outages.test.ts'
const UNLIKELY = 'a figure of a bench, not a pass or a fail'

/** Where each fault is tried, or why it waits. */
export const faultCases: Record<string, CaseProof> = {
  'FDB-01': { test: 'tests/api/faults/kill.test.ts' },
  'FDB-04': { test: OUTAGES },
  'FDB-05': { test: OUTAGES },
  'FDB-06': { test: PROCESS },
  'FDB-08': { test: PROCESS },
  'FDB-09': { test: 'tests/api/embedded-database-lock.test.ts' },
  'FDB-12': { test: 'tests/api/files-disk.test.ts' },
  'FDB-13': { test: PROCESS },
  'FDB-14': {
    waits:
      'failing the disk below PostgreSQL needs strace; its own answer to a failed fsync is to stop, and FDB-01 and FDB-04 show what a stop does',
  },
  'FDB-18': { test: OUTAGES },
  'FDB-19': {
    waits: `how long health and a sign-in take beside the largest report is ${UNLIKELY}; DOS-10 shows that a long query ends`,
  },
  'FDB-21': { test: OUTAGES },
  'FDB-22': { test: PROCESS },
  'FDB-24': { test: 'tests/api/faults/flipped-byte.test.ts' },
  'FDB-25': { test: PROCESS },
  'FDB-26': { test: PROCESS },
  'FDB-28': { test: 'tests/api/two-servers.test.ts' },
  'FDB-29': { waits: 'there is no ledger and no month to close yet' },
  'FML-02': { test: 'tests/api/mail-smtp.test.ts' },
  'FML-03': { test: 'tests/api/mail-smtp.test.ts' },
  'FML-04': { test: 'tests/api/mail-workers.test.ts' },
  'FML-05': { test: 'tests/api/mail-workers.test.ts' },
  'FML-07': { test: 'tests/api/mail-workers.test.ts' },
  'FML-09': { test: 'tests/api/approval-mails.test.ts' },
  'FTM-01': { test: 'tests/api/faults/clock.test.ts' },
  'FTM-04': { test: 'tests/api/faults/turn-of-the-year.test.ts' },
  'FUP-02': { test: 'tests/api/files-uploads.test.ts' },
  'FUP-04': { journey: 'tests/journeys/files.spec.ts' },
  'FDL-03': { journey: 'tests/journeys/lists.spec.ts' },
  'FDL-04': { journey: 'tests/journeys/network.spec.ts' },
  'FUI-01': { journey: 'tests/journeys/network.spec.ts' },
  'FUI-02': { journey: 'tests/journeys/network.spec.ts' },
  'FUI-03': { journey: 'tests/journeys/drafts.spec.ts' },
  'FUI-06': { journey: 'tests/journeys/session.spec.ts' },
  'FUI-08': { journey: 'tests/journeys/session.spec.ts' },
  'FUI-11': { journey: 'tests/journeys/deploy.spec.ts' },
  'FUI-12': { journey: 'tests/journeys/deploy.spec.ts' },
  'FUI-13': { journey: 'tests/journeys/deploy.spec.ts' },
  'FUI-14': { journey: 'tests/journeys/session.spec.ts' },
  'FUI-15': { journey: 'tests/journeys/storage.spec.ts' },
  'FUI-17': { waits: 'there is no long job with a screen of its own yet' },
  'FUI-19': { journey: 'tests/journeys/large-list.spec.ts' },
}
