import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

const AMOUNTS = ['0.10', '0.20', '-5.05', '99999999999999.99', null, '7.00']

/** Six rows of Cebu with amounts and one of Davao, a reader of Cebu alone, and one of the whole company. */
export async function trialAmounts(): Promise<{ api: TestApi; cebu: Client; company: Client }> {
  const api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  const codes = ['maintenance.sales_team.view'] as const
  const { client: cebu } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
  const { client: company } = await aPerson(api, { codes })
  const [ceb, dvo] = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
  for (const [n, amount] of AMOUNTS.entries())
    await buildTrial(api.database, ceb, {
      code: `A${n}`,
      amount,
      pieces: n,
      name: n === 0 ? 'Only one' : 'Many',
    })
  await buildTrial(api.database, dvo, { code: 'D0', amount: '1000.00' })
  return { api, cebu, company }
}
