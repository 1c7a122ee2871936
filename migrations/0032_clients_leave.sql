-- Of a user's clients those seen longest ago leave: who goes on with one of them is told of a gap, and numbers anew (SYNC-02).

grant delete on sync_client to :"app_user";
