import { release } from '@contract/modules/commission/release.document'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import type { AdvancePort } from '@server/platform/ledger/advance-port'

/** What a release does of its own at each step. */
export function createReleaseParts(_ports: { advances: AdvancePort }): DocumentParts {
  return documentParts(release, {
    handlers: {
      async refresh(_context, move) {
        await move('refresh')
      },
      async pay({ body }, move) {
        await move('pay', body)
      },
      async acknowledge(_context, move) {
        await move('acknowledge')
      },
    },
  })
}
