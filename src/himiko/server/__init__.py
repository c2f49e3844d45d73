"""The table: seats, live play, storage, clocks. Needs the extra `server`.

`tables` is the domain and knows nothing of the web or of storage; `storage` keeps its entries;
`hall` joins the two and runs computer players and clocks; `web` is the API; `ops` what an
operator needs.
"""
