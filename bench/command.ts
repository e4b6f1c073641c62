import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { reasonedSchema, type UnitCommand } from '@contract/selling/property-unit.calls'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { notFound, staleRecord } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { recordParams } from '@server/platform/resource/routes/record-params'
import { carryOut, nextStatus } from '@server/modules/property/unit-command.service'
import { lockUnits } from '@server/modules/property/unit-row.repository'
import { unitRepository, unitResource } from '@server/modules/property/unit.repository'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { benchApp } from './support/bench-app.ts'
import { benchDatabase } from './support/bench-database.ts'
import { quantile, report, rounded } from './support/report.ts'

/** What a command costs by its table, beside the same written as a route by hand; in turns, on the same unit. */
const ROUNDS = 400
const BY_HAND = '/api/v1/by-hand/units'

const opened = await benchDatabase()
const app = await benchApp(opened, {
  extraRoutes: (portal, platform) => {
    for (const trigger of ['block', 'unblock'] as const)
      registerRoute(portal, platform, {
        method: 'POST',
        url: `${BY_HAND}/:id/${trigger}`,
        access: { permission: 'property.listing.block' },
        summary: `${trigger} a unit by hand`,
        params: recordParams,
        body: reasonedSchema.nullish(),
        response: dataOf(shownSchema(propertyUnitResource)),
        needsVersion: true,
        handler: call =>
          call.transaction(async tx => {
            const [unit] = await lockUnits(tx.db, [call.params.id])
            if (!unit) throw notFound()
            if (unit.row_version !== call.version) throw staleRecord(unit.row_version)
            const asked = { trigger: trigger satisfies UnitCommand, reason: call.body?.reason ?? null }
            await carryOut(tx, [unit], nextStatus(unit, asked, call.actor), asked)
            return {
              data: await unitRepository.get(
                tx.db,
                accessWhere(call.actor, 'view', unitResource),
                call.params.id,
              ),
            }
          }),
      })
  },
})

const send = async (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.payload}`)
  return answer.json()
}
const credentials = { email: 'super-admin@portal.test', password: DEMO_PASSWORD }
const { token } = (await send('POST', '/users/authenticate', {}, credentials)) as SignedInUser
const signedIn = { authorization: `Bearer ${token}` }
const filter = encodeURIComponent(JSON.stringify({ status: { filterType: 'set', values: ['available'] } }))
const list = z.object({ data: z.array(z.object({ id: z.string(), row_version: z.number() })) })
const page = list.parse(await send('GET', `/api/v1/property/units?start=0&end=1&filter=${filter}`, signedIn))
const [unit] = page.data
if (!unit) throw new Error('the demo company has a unit on offer')

let version = unit.row_version
async function once(base: string): Promise<number> {
  const begin = performance.now()
  for (const [command, payload] of [
    ['block', { reason: 'to be measured' }],
    ['unblock', undefined],
  ] as const) {
    const answer = z
      .object({ data: z.object({ row_version: z.number() }) })
      .parse(
        await send(
          'POST',
          `${base}/${unit?.id}/${command}`,
          { ...signedIn, 'if-match': `"${version}"` },
          payload,
        ),
      )
    version = answer.data.row_version
  }
  return (performance.now() - begin) / 2
}

const ways = { table: '/api/v1/property/units', 'by hand': BY_HAND }
const times: Record<keyof typeof ways, number[]> = { table: [], 'by hand': [] }
for (let round = -40; round < ROUNDS; round += 1)
  for (const name of Object.keys(ways) as (keyof typeof ways)[]) {
    const took = await once(ways[name])
    if (round >= 0) times[name].push(took)
  }

const median = (name: keyof typeof ways) => quantile(times[name], 0.5)
report(
  'A command by its table and by hand',
  (Object.keys(ways) as (keyof typeof ways)[]).map(way => ({
    way,
    calls: times[way].length * 2,
    'p50 ms': rounded(median(way)),
    'p95 ms': rounded(quantile(times[way], 0.95)),
    ratio: rounded(median(way) / median('by hand'), 3),
  })),
)
await app.close()
await opened.close()
