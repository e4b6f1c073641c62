import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { prepareReleasesSchema } from '@contract/modules/commission/release-line'
import { release } from '@contract/modules/commission/release.document'

/** Of several releases at once; what is done with one stands with the document. */
export const releaseListCommands = defineCommands(release.resource, {
  prepare: {
    on: 'list',
    permission: 'commission.release.create',
    summary: 'Draft a release for each of these payees, of all that may be released in a unit',
    body: prepareReleasesSchema,
    answer: z.object({ ids: z.array(z.string()) }),
    needsKey: true,
  },
})
