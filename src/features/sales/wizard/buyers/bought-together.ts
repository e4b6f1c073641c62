type CoBuyer = { buyer_id: string; share_pct: string; relationship: string | null }

/** Any form that says who buys: the wizard's, and that of an amendment. */
export type BoughtTogether = { buyer_id: string | null; co_buyers: CoBuyer[] }
