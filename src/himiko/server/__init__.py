"""The table: seats, live play, storage, clocks. Needs the extra `server`.

`tables` is the domain and knows nothing of the network or of storage; `storage` keeps its entries;
`live` joins the two and runs computer players and clocks; `api` is the interface over HTTP and
sockets; `ops` what an operator needs.
"""
