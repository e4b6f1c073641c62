import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { PRODUCT_NAME } from '@contract/kernel/product'

/** What people of this company type first, beside the dictionaries. */
const COMPANY_WORDS = [
  ...PRODUCT_NAME.toLowerCase().split(' '),
  ...['property', 'properties', 'realty', 'realestate', 'housing', 'condo', 'subdivision', 'house', 'agent'],
  ...[
    'broker',
    'seller',
    'sales',
    'commission',
    'reservation',
    'welcome',
    'manila',
    'cebu',
    'davao',
    'makati',
  ],
  ...['philippines', 'pilipinas', 'pinoy', 'pinas', 'mabuhay', 'mahalkita', 'maganda', 'pogi', 'salamat'],
]

/** Beyond this the work grows and the verdict does not change. */
const LONGEST_LOOKED_AT = 40
const MOST_SUBSTITUTIONS = 20

let loading: Promise<ZxcvbnFactory> | undefined

async function load(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, company: COMPANY_WORDS },
    graphs: common.adjacencyGraphs,
    maxLength: LONGEST_LOOKED_AT,
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  })
}

/** The dictionaries are large: they come with the first password that somebody sets, here and in the browser. */
export function passwordEstimator(): Promise<ZxcvbnFactory> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
