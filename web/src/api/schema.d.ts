// Made by `npm run types` of the schema 9df9167178b4ad983387094a0dac30df4fcdc6ef7d4056f6a5d3d0bf08d61a1f: do not edit.
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Account
         * @description Turn a guest into an account, on this device only; nobody else can then use its name.
         */
        post: operations["new_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change Password
         * @description Change the password; all other devices are logged out.
         */
        put: operations["change_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Log in with a recovery code and set a new password; all other ways in become void.
         *
         *     Devices are logged out and passkeys forgotten, as somebody else may have added one.
         */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Recovery Codes
         * @description Make recovery codes for when the password is lost; earlier ones become void.
         */
        post: operations["new_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Challenges
         * @description List all challenges with one's own results.
         */
        get: operations["list_challenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{challenge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Challenge
         * @description Make a table for a try at a challenge; it starts at once, and has no hints.
         */
        post: operations["take_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Devices
         * @description Return the devices one is logged in on, the last used first.
         */
        get: operations["list_devices"];
        put?: never;
        /**
         * Add Device
         * @description Log in on this device as the person whose code it is; its former user stays separate.
         */
        post: operations["add_device"];
        /**
         * Log Out Others
         * @description Log all devices out but this one.
         */
        delete: operations["log_out_others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look Up Code
         * @description Say whom a code leads to, before it is used.
         */
        post: operations["look_up_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log Out Device
         * @description Log one device out.
         */
        delete: operations["log_out_device"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Edition
         * @description Check an edition file; say what is wrong with it, and where.
         */
        post: operations["check_edition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Draft
         * @description Read an edition that need not be finished; say all that is wrong with it, and where.
         */
        post: operations["read_edition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Edition
         * @description Let computer players play an edition; closing the connection stops them.
         */
        post: operations["report_edition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Edition
         * @description Return an edition's components, as its file gives them.
         */
        get: operations["get_edition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Fitting Level
         * @description Say which level would play on a seat that adapts, and why.
         */
        get: operations["get_fitting_level"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Return who is asking.
         */
        get: operations["get_me"];
        put?: never;
        /**
         * Become Guest
         * @description Become a guest; somebody already known just changes their name.
         */
        post: operations["become_guest"];
        /**
         * Delete Me
         * @description Delete all personal data. Running games go on with a computer player.
         */
        delete: operations["delete_me"];
        options?: never;
        head?: never;
        /**
         * Rename
         * @description Change one's name; with an account, it is also the new name to log in with.
         */
        patch: operations["rename"];
        trace?: never;
    };
    "/api/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Code
         * @description Make a code for another device: for ten minutes and one use; the one before is void.
         */
        post: operations["new_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Data
         * @description Return everything that is stored about the person who asks.
         */
        get: operations["get_my_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/who": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description Return who is asking; null on a first visit, which is not an error.
         */
        get: operations["who_am_i"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Mutes
         * @description Return the people that this person has muted.
         */
        get: operations["get_mutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mutes/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute
         * @description Stop showing what this person says.
         */
        put: operations["mute"];
        post?: never;
        /**
         * Unmute
         * @description Show it again.
         */
        delete: operations["unmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Passkeys
         * @description Return one's passkeys.
         */
        get: operations["list_passkeys"];
        put?: never;
        /**
         * Add Passkey
         * @description Add the passkey that the browser has made.
         */
        post: operations["add_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passkey Options
         * @description Begin to add a passkey to one's account.
         */
        post: operations["passkey_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Passkey
         * @description Forget a passkey: nobody can sign in with it any more.
         */
        delete: operations["remove_passkey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Server
         * @description Describe this server; a page of another build reloads itself.
         */
        get: operations["get_server"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Log in to an account; it takes over the guest's games, but not the guest's devices.
         */
        post: operations["log_in"];
        /**
         * Log Out
         * @description Forget this device.
         */
        delete: operations["log_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In With Passkey
         * @description Log in to the account whose passkey it is; it takes over the guest's games.
         */
        post: operations["log_in_with_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In Options
         * @description Begin to sign in with a passkey.
         */
        post: operations["log_in_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Shelf
         * @description Return the editions on a person's shelf, the newest first.
         */
        get: operations["get_shelf"];
        put?: never;
        /**
         * Keep Edition
         * @description Keep an edition; under a name that is in use it is the next version.
         */
        post: operations["keep_edition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Kept Edition
         * @description Return an edition of one's own, or one that is shared, with its file.
         */
        get: operations["get_kept_edition"];
        put?: never;
        post?: never;
        /**
         * Discard Edition
         * @description Take a version off the shelf.
         */
        delete: operations["discard_edition"];
        options?: never;
        head?: never;
        /**
         * Share Edition
         * @description Share an edition by its link, or stop sharing it.
         */
        patch: operations["share_edition"];
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description List tables: one's own, first those where it is one's turn, or the lobby's.
         */
        get: operations["list_tables"];
        put?: never;
        /**
         * New Table
         * @description Make a table; it starts at once if nobody is waited for.
         */
        post: operations["new_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Table
         * @description Return the table as one may see it, with the events since what one knows.
         */
        get: operations["get_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Ask the other people to end the game without a result.
         */
        post: operations["abandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/allow-hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Ask the other people to allow hints.
         */
        post: operations["allow_hints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Accept or refuse what is offered; with `version`, nothing that was offered later.
         */
        post: operations["answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Chances
         * @description Tell spectators who is likely to win, judging by the game as they see it.
         */
        get: operations["get_chances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/change-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Change the options before the start: only the host may, if all who sit here agree.
         */
        post: operations["change_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Chat
         * @description Return the chat, without muted people and without lines that players may not see.
         */
        get: operations["get_chat"];
        put?: never;
        /**
         * Post Chat
         * @description Say something.
         */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Line
         * @description Remove a line for everybody: one's own or, as the host, anybody's.
         */
        delete: operations["remove_line"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat/{number}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide Line
         * @description Hide a line from the person who asks.
         */
        post: operations["hide_line"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat/{number}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Line
         * @description Report a line to the operators, and hide it from the person who reports it.
         */
        post: operations["report_line"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Close a table that has not started. Only the host may.
         */
        post: operations["close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/come-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Take one's seats back from the computer player.
         */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Commit to one's part of the deal, if sitting down did not do so already.
         */
        post: operations["commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Events
         * @description Return what happened after a ply.
         */
        get: operations["get_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description Say which whole turns the champion would think of, and why, from what one's seat knows.
         */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Leave one's seats; in a running game a computer player takes them.
         */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Log
         * @description Return all entries of a game that has ended, for checking their hash chain.
         */
        get: operations["get_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Ask the person to act to go on.
         */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Stop the clocks of a game over days, or let them go on.
         */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan
         * @description Lay out a turn of one's own, as if it came now: how it can go on, and what it brings.
         */
        post: operations["plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plan/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate Plan
         * @description Say what a planned turn is worth beside the best one, where hints are allowed.
         */
        post: operations["estimate_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Play an action, as the one after the ply the client knows.
         *
         *     `unless_final`: if it cannot be taken back or ends the turn, it is not played; the answer has
         *     what it would cause, for the player to confirm.
         */
        post: operations["play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Make a table that goes on from a finished game, at any ply.
         */
        post: operations["play_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Plies
         * @description Return all actions with everybody's points after each.
         */
        get: operations["get_plies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Ply
         * @description Return the game as it was after a ply, for replay.
         */
        get: operations["get_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plies/{ply}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analyse
         * @description Analyse a ply of a finished game, as its player could see it; judge what was played.
         */
        get: operations["analyse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plies/{ply}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Branch
         * @description Lay out another turn at a ply of a finished game, from what its player knew.
         */
        post: operations["branch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/plies/{ply}/plan/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate Branch
         * @description Say what another turn at a ply of a finished game would have been worth.
         */
        post: operations["estimate_branch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Preview
         * @description Say what an action would cause, up to the first hidden thing it would reveal.
         */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Record
         * @description Return the record; during the game without the seed and what only one player knows.
         */
        get: operations["get_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Play again what was undone: one action, or all up to a ply.
         *
         *     With neither `to` nor `request`, it plays one action again, once.
         */
        post: operations["redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Make the next table: the same options and computer players, the people's seats open.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Remove somebody disruptive: as the host or, from a running game, by vote of the others.
         */
        post: operations["remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Reveal one's part of the deal, once all seats are taken.
         */
        post: operations["reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/set-seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Give a seat to a computer player, or open it (no level). Only the host may.
         */
        post: operations["set_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Take a seat: the one named, or the first that is open; an additional one if all agree.
         */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Sites
         * @description Say where a seat could build what, and which boats are missing there.
         */
        get: operations["get_sites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Start the game. Only the host may.
         */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/takeback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Ask the other people to go back to a ply.
         */
        post: operations["takeback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Endpoint
         * @description Take back own actions within the turn: the last one, or all after a ply.
         *
         *     With none of `to`, `version` and `request`, it takes back the last action played, once.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Why Not
         * @description Say why an action is not legal. Only the seat to act may ask.
         */
        post: operations["why_not"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Answer: the process is alive. Whether it can do its work, `/ready` says.
         */
        get: operations["health_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Serve figures to Prometheus; not through a proxy, which is how the public comes here.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description Answer 200 if the process can write, hears the others and has room; 503 if not.
         */
        get: operations["ready_ready_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Abandon
         * @description Ask the other people to end the game without a result.
         */
        Abandon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "abandon";
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /**
         * About
         * @description What is the same for everybody at a table.
         */
        About: {
            /**
             * Challenge
             * @description the solo challenge it is a try of
             */
            challenge: string | null;
            /**
             * Commitment
             * @description sha256 over salt and seed; None: a known deal
             */
            commitment: string | null;
            /** Edition */
            edition: string;
            /** From Record */
            from_record: boolean;
            /** Host */
            host: string;
            /** Id */
            id: string;
            /**
             * Names
             * @description who played, as the record it goes on from says
             */
            names: string[] | null;
            options: components["schemas"]["Options"];
            /**
             * Parts
             * @description what people add to the deal
             */
            parts: components["schemas"]["DealPart"][];
            /** Players */
            players: number;
            /** Rematch */
            rematch: string | null;
            /** Rematch Of */
            rematch_of: string | null;
            /** Rules */
            rules: number;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
        };
        /**
         * AllowHints
         * @description Ask the other people to allow hints.
         */
        AllowHints: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "allow-hints";
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /**
         * Answer
         * @description Accept or refuse what is offered; with `version`, nothing that was offered later.
         */
        Answer: {
            /** Accept */
            accept: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "answer";
            /**
             * Version
             * @description the last entry known: one from before going back is late
             */
            version?: number | null;
        };
        /** AnsweredEvent */
        AnsweredEvent: {
            /** Action */
            action: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "answered";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** ArrangedEvent */
        ArrangedEvent: {
            /** Bottom */
            bottom?: string[] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "arranged";
            /** Kept */
            kept: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Top */
            top?: string[] | null;
            /** Under */
            under: number;
        };
        /**
         * AskPreview
         * @description What would an action cause?
         */
        AskPreview: {
            /** Action */
            action: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "preview";
        };
        /**
         * AskWhyNot
         * @description Why are actions not legal? Answered in their order.
         */
        AskWhyNot: {
            /** Actions */
            actions: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "why-not";
        };
        /**
         * Asked
         * @description An action somebody thinks about.
         */
        Asked: {
            /** Action */
            action: string;
        };
        /**
         * AtPly
         * @description The game after a ply.
         */
        AtPly: {
            ends: components["schemas"]["Ends"];
            /** Events */
            events: components["schemas"]["Event"][];
            next_round: components["schemas"]["NextRound"] | null;
            /** Ply */
            ply: number;
            /** Rooms */
            rooms: number[];
            /** Scores */
            scores: components["schemas"]["Points"][];
            /** Turn */
            turn: number | null;
            view: components["schemas"]["GameView"];
        };
        /**
         * BoardShape
         * @description Where to draw slots, and the slots around each island, clockwise.
         */
        BoardShape: {
            /** Entries */
            entries: string[];
            /** Height */
            height: number;
            /** Islands */
            islands: {
                [key: string]: string[];
            };
            /** Slots */
            slots: {
                [key: string]: [
                    number,
                    number
                ];
            };
            /** Width */
            width: number;
        };
        /**
         * BoatColour
         * @description The boats of a colour; a price of 0 says that they are not traded.
         */
        BoatColour: {
            /** Count */
            count: number;
            /** Price */
            price: number;
        };
        /** BoatMovedEvent */
        BoatMovedEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boat_moved";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Slot */
            slot: string;
            /** To */
            to: string;
        };
        /** BoatPlacedEvent */
        BoatPlacedEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boat_placed";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Slot */
            slot: string;
        };
        /** BoatRemovedEvent */
        BoatRemovedEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boat_removed";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Slot */
            slot: string;
        };
        /** BoatSetAsideEvent */
        BoatSetAsideEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boat_set_aside";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** BoatsMissingEvent */
        BoatsMissingEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boats_missing";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** BoatsMooredEvent */
        BoatsMooredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boats_moored";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** BoatsReturnedEvent */
        BoatsReturnedEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boats_returned";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** BoatsSwappedEvent */
        BoatsSwappedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boats_swapped";
            /** Other */
            other: string;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Slot */
            slot: string;
        };
        /** BoatsTakenEvent */
        BoatsTakenEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "boats_taken";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** BoughtEvent */
        BoughtEvent: {
            /** Coins */
            coins: number;
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "bought";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * Brings
         * @description What a planned turn brings: changes, of what its player has.
         */
        Brings: {
            /** Aside */
            aside: number;
            /**
             * Boats
             * @description in hand
             */
            boats: number;
            /** Built */
            built: string[];
            /** Coins */
            coins: number;
            /**
             * Points
             * @description by part of the score, where it changes
             */
            points: {
                [key: string]: number;
            };
            /** Prestige */
            prestige: number;
            /** Recruited */
            recruited: string[];
            /**
             * Tokens
             * @description culture tokens by kind, where they change
             */
            tokens: {
                [key: string]: number;
            };
            /** Total */
            total: number;
        };
        /** BuildingLaidEvent */
        BuildingLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "building_laid";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Tile */
            tile: string;
        };
        /**
         * BuildingTile
         * @description What a building is, brings and needs.
         */
        BuildingTile: {
            kind: components["schemas"]["TileKind"];
            /** Needs */
            needs: components["schemas"]["Colour"][];
            /** Points */
            points: number;
        };
        /**
         * Buildings
         * @description Row and size of the deck.
         */
        Buildings: {
            /** Deck */
            deck: number;
            /** Row */
            row: string[];
        };
        /** BuiltEvent */
        BuiltEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "built";
            /** Island */
            island: string;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Tile */
            tile: string;
        };
        /** @enum {string} */
        Cause: "prestige_buildings" | "mountain" | "kagutsuchi" | "group" | "trading_post" | "specialist_coins" | "hetsuka" | "kachiko";
        /**
         * Challenge
         * @description What the browser's `navigator.credentials` is asked, in its JSON form.
         */
        Challenge: {
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * ChallengeState
         * @description A challenge, and how one has done.
         */
        ChallengeState: {
            /**
             * Best Other
             * @description the best of the others, of that try
             */
            best_other: number | null;
            /** Id */
            id: string;
            /**
             * Level
             * @enum {string}
             */
            level: "drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko";
            /** Number */
            number: number;
            /** Players */
            players: number;
            /**
             * Points
             * @description one's own, of the best try
             */
            points: number | null;
            /**
             * Table
             * @description where the best try was played
             */
            table: string | null;
            /**
             * Tries
             * @description finished games
             */
            tries: number;
            /** Won */
            won: boolean;
        };
        /**
         * Chances
         * @description Who is likely to win, and with how many points, by seat.
         */
        Chances: {
            /** Chances */
            chances: components["schemas"]["Estimate"][];
            /**
             * Ply
             * @description of the game as spectators see it
             */
            ply: number;
            /** Scores */
            scores: components["schemas"]["Estimate"][];
        };
        /**
         * ChangeOptions
         * @description Change the options before the start: only the host may, if all who sit here agree.
         */
        ChangeOptions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "change-options";
            options: components["schemas"]["Options"];
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /**
         * CheckedEdition
         * @description An edition that can be played.
         */
        CheckedEdition: {
            content: components["schemas"]["EditionFile"];
            /**
             * Hash
             * @description of its meaning: layout and order do not change it
             */
            hash: string;
            /**
             * Name
             * @description with its version, such as standard/1
             */
            name: string;
        };
        /** @description with `id`, a number, if wanted */
        ClientMessage: (components["schemas"]["Sit"] | components["schemas"]["Commit"] | components["schemas"]["Reveal"] | components["schemas"]["SetSeat"] | components["schemas"]["ChangeOptions"] | components["schemas"]["Start"] | components["schemas"]["Close"] | components["schemas"]["Leave"] | components["schemas"]["ComeBack"] | components["schemas"]["Remove"] | components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["Takeback"] | components["schemas"]["Abandon"] | components["schemas"]["AllowHints"] | components["schemas"]["Answer"] | components["schemas"]["Nudge"] | components["schemas"]["Pause"] | components["schemas"]["AskPreview"] | components["schemas"]["AskWhyNot"]) | components["schemas"]["Say"];
        /**
         * ClockState
         * @description Milliseconds left by seat, at the moment of the answer.
         */
        ClockState: {
            /** Left */
            left: number[];
            /** Paused */
            paused: boolean;
            /** Running */
            running: number | null;
        };
        /**
         * Close
         * @description Close a table that has not started. Only the host may.
         */
        Close: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "close";
        };
        /**
         * Code
         * @description The code of a link to another device.
         */
        Code: {
            /** Code */
            code: string;
        };
        /** CoinsGainedEvent */
        CoinsGainedEvent: {
            cause: components["schemas"]["Cause"];
            /** Coins */
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "coins_gained";
            /** Group */
            group: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** CoinsLaidEvent */
        CoinsLaidEvent: {
            /** Coins */
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "coins_laid";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            specialist: components["schemas"]["Specialist"];
        };
        /** CoinsPaidEvent */
        CoinsPaidEvent: {
            cause: components["schemas"]["Cause"];
            /** Coins */
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "coins_paid";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** CoinsSharedEvent */
        CoinsSharedEvent: {
            /** Coins */
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "coins_shared";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** To */
            to: number;
        };
        /** CollectedEvent */
        CollectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "collected";
            /** Island */
            island: string;
            kind: components["schemas"]["CultureKind"];
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** @enum {string} */
        Colour: "bamboo" | "wood" | "stone" | "clay" | "gold";
        /**
         * ComeBack
         * @description Take one's seats back from the computer player.
         */
        ComeBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "come-back";
        };
        /**
         * Commit
         * @description Commit to one's part of the deal, if sitting down did not do so already.
         */
        Commit: {
            /** Commitment */
            commitment: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "commit";
        };
        /**
         * Complaint
         * @description Why a line is reported.
         */
        Complaint: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "insult" | "harassment" | "spam" | "cheating" | "other";
        };
        /**
         * Credentials
         * @description The name of an account and its password.
         */
        Credentials: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /** @enum {string} */
        CultureKind: "plum" | "maple" | "rice" | "ginkgo" | "bellflower" | "wisteria";
        /** CultureSwappedEvent */
        CultureSwappedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "culture_swapped";
            /** Island */
            island: string;
            /** Other */
            other: string;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * DayClock
         * @description A number of days for each turn.
         */
        DayClock: {
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /**
         * DealPart
         * @description What a seat adds to the deal: it commits when sitting down, and reveals once all sit.
         */
        DealPart: {
            /** Commitment */
            commitment: string;
            /** Seat */
            seat: number;
            /** Secret */
            secret: string | null;
        };
        /**
         * DeviceInfo
         * @description A device somebody is logged in on.
         */
        DeviceInfo: {
            /**
             * Agent
             * @description browser and system
             */
            agent: string | null;
            /** Created */
            created: number;
            /**
             * Here
             * @description is it the one that asks?
             */
            here: boolean;
            /** Id */
            id: string;
            /**
             * Seen
             * @description roughly when it was last used
             */
            seen: number | null;
        };
        /** DiscountedEvent */
        DiscountedEvent: {
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "discounted";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * Done
         * @description The command is stored; or was stored before, if it was sent twice.
         */
        Done: {
            /**
             * Played
             * @description false: it is final, and must be confirmed
             * @default true
             */
            played: boolean;
            /** Ply */
            ply: number;
            /** @description of what was not played */
            preview?: components["schemas"]["Preview"] | null;
            /**
             * Repeated
             * @default false
             */
            repeated: boolean;
            /** Version */
            version: number;
        };
        /**
         * DotShare
         * @description A share with its name and interval, and what was expected.
         */
        DotShare: {
            /** Expected */
            expected: number;
            /** High */
            high: number | null;
            /** Label */
            label: string | number | components["schemas"]["Said"] | string[];
            /** Low */
            low: number | null;
            /** Value */
            value: number | null;
        };
        /**
         * DotsBlock
         * @description A picture of shares with their intervals, one to a line.
         */
        DotsBlock: {
            /** Axis */
            axis: string | number | components["schemas"]["Said"] | string[];
            /** Dots */
            dots: components["schemas"]["DotShare"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dots";
            /** Of */
            of: string | number | components["schemas"]["Said"] | string[];
            /** Title */
            title: string | number | components["schemas"]["Said"] | string[];
        };
        /**
         * DraftEdition
         * @description An edition that is being made, finished or not.
         */
        DraftEdition: {
            content: components["schemas"]["EditionFile"];
            /**
             * Faults
             * @description problems, each with the key it is about
             */
            faults: {
                [key: string]: unknown;
            }[];
            /** Hash */
            hash: string | null;
            /**
             * Name
             * @description with its version; null if it cannot be played yet
             */
            name: string | null;
        };
        /** EbisuCollectedEvent */
        EbisuCollectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ebisu_collected";
            /** Island */
            island: string;
            kind: components["schemas"]["CultureKind"];
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * EditionFile
         * @description An edition's components.
         */
        EditionFile: {
            board: components["schemas"]["BoardShape"];
            /** Buildings */
            buildings: {
                [key: string]: components["schemas"]["BuildingTile"];
            };
            /** Colours */
            colours: {
                [key: string]: components["schemas"]["BoatColour"];
            };
            /** Culture */
            culture: {
                [key: string]: number;
            };
            /**
             * Fleets
             * @description by number
             */
            fleets: {
                [key: string]: components["schemas"]["FleetTile"];
            };
            /** Id */
            id: string;
            limits: components["schemas"]["EditionLimits"];
            /**
             * Specialists
             * @description points
             */
            specialists: {
                [key: string]: number;
            };
            /** Version */
            version: number;
        };
        /**
         * EditionLimits
         * @description How many there are of each component; lists are by number of players.
         */
        EditionLimits: {
            /** Face Up Fleets */
            face_up_fleets: number;
            /** Harbour */
            harbour: number;
            /** Row Buildings */
            row_buildings: number;
            /** Row Specialists */
            row_specialists: number;
            /** Sacred Ground */
            sacred_ground: number;
            /** Standard Buildings */
            standard_buildings: {
                [key: string]: number;
            };
            /** Start Coins */
            start_coins: number;
            /** Turns Per Round */
            turns_per_round: {
                [key: string]: number;
            };
        };
        /**
         * EditionText
         * @description An edition that is being made.
         */
        EditionText: {
            /**
             * Text
             * @description an edition file's text
             */
            text: string;
        };
        /** @enum {string} */
        End: "last_building" | "no_boats" | "no_specialists" | "no_buildings";
        /**
         * Ends
         * @description How far each end is: `left` more of it; 0: as things stand, this round is the last.
         */
        Ends: {
            last_building: components["schemas"]["LastBuilding"];
            no_boats: components["schemas"]["NoBoats"];
            no_buildings: components["schemas"]["NoTiles"];
            no_specialists: components["schemas"]["NoTiles"];
        };
        /**
         * EngineInfo
         * @description How far the engine is compiled: until it is ready, tables are not.
         */
        EngineInfo: {
            /** Done */
            done: number;
            /** Parts */
            parts: number;
            /** Ready */
            ready: boolean;
        };
        /**
         * Estimate
         * @description A mean with its 95 % interval.
         */
        Estimate: {
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Mean */
            mean: number;
        };
        Event: components["schemas"]["AnsweredEvent"] | components["schemas"]["FleetChosenEvent"] | components["schemas"]["BoatsTakenEvent"] | components["schemas"]["BoatsMissingEvent"] | components["schemas"]["BoughtEvent"] | components["schemas"]["SoldEvent"] | components["schemas"]["TileReservedEvent"] | components["schemas"]["PeekedEvent"] | components["schemas"]["ArrangedEvent"] | components["schemas"]["BoatMovedEvent"] | components["schemas"]["SacredLaidEvent"] | components["schemas"]["CultureSwappedEvent"] | components["schemas"]["BoatRemovedEvent"] | components["schemas"]["BoatsSwappedEvent"] | components["schemas"]["BoatPlacedEvent"] | components["schemas"]["CollectedEvent"] | components["schemas"]["EbisuCollectedEvent"] | components["schemas"]["BuiltEvent"] | components["schemas"]["DiscountedEvent"] | components["schemas"]["TollPaidEvent"] | components["schemas"]["PrestigeGainedEvent"] | components["schemas"]["CoinsGainedEvent"] | components["schemas"]["CoinsPaidEvent"] | components["schemas"]["TokensSpentEvent"] | components["schemas"]["BoatsReturnedEvent"] | components["schemas"]["BoatSetAsideEvent"] | components["schemas"]["BoatsMooredEvent"] | components["schemas"]["RecruitedEvent"] | components["schemas"]["CoinsSharedEvent"] | components["schemas"]["SacredLiftedEvent"] | components["schemas"]["TurnEndedEvent"] | components["schemas"]["RoundEndedEvent"] | components["schemas"]["CoinsLaidEvent"] | components["schemas"]["SpecialistLaidEvent"] | components["schemas"]["BuildingLaidEvent"] | components["schemas"]["OrderSetEvent"] | components["schemas"]["FleetTurnedUpEvent"] | components["schemas"]["FleetsLaidDownEvent"] | components["schemas"]["RoundStartedEvent"] | components["schemas"]["TurnStartedEvent"] | components["schemas"]["GameEndedEvent"];
        /**
         * FittingLevel
         * @description The level that fits a person, and the games it follows from.
         */
        FittingLevel: {
            /**
             * Games
             * @description the latest games alone against computer players
             */
            games: number;
            /**
             * Level
             * @enum {string}
             */
            level: "drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko";
            /** Won */
            won: number;
        };
        /** FleetChosenEvent */
        FleetChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "fleet_chosen";
            /** Fleet */
            fleet: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * FleetTile
         * @description What a fleet brings.
         */
        FleetTile: {
            power: components["schemas"]["Power"];
            /** Take */
            take: (components["schemas"]["Colour"] | "any")[];
        };
        /** FleetTurnedUpEvent */
        FleetTurnedUpEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "fleet_turned_up";
            /** Fleet */
            fleet: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * Fleets
         * @description The track: face up, how many face down, and those taken this round.
         */
        Fleets: {
            /** Down */
            down: number;
            /** Played */
            played: number[];
            /** Up */
            up: number[];
        };
        /** FleetsLaidDownEvent */
        FleetsLaidDownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "fleets_laid_down";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * FromTable
         * @description A table that goes on from another one.
         */
        FromTable: {
            /**
             * @default {
             *       "built_tiles": "open",
             *       "clock": {
             *         "kind": "none"
             *       },
             *       "delay": 0,
             *       "hints": true,
             *       "listed": false,
             *       "stand_in": "helmsman",
             *       "start_when_full": true,
             *       "undo": "free",
             *       "watch": "anyone"
             *     }
             */
            options: components["schemas"]["Options"];
            /** Ply */
            ply: number;
            /** Seats */
            seats: (("me" | "open") | ("drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko"))[];
        };
        /**
         * Gains
         * @description What a turn brings its player at once.
         */
        Gains: {
            /**
             * Points
             * @description by part of the score, where it changes
             */
            points: {
                [key: string]: number;
            };
            /**
             * Tokens
             * @description culture tokens, more or fewer
             */
            tokens: number;
            /** Total */
            total: number;
        };
        /** GameEndedEvent */
        GameEndedEvent: {
            end: components["schemas"]["End"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "game_ended";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * GameView
         * @description A view of a game: the position without what is hidden.
         *
         *     `boats` are by slot, `culture` and `built` (whose, or what) by island.
         */
        GameView: {
            /** Boats */
            boats: {
                [key: string]: components["schemas"]["Colour"];
            };
            buildings: components["schemas"]["Buildings"];
            /** Built */
            built: {
                [key: string]: number | ("torii" | "palace");
            };
            /** Culture */
            culture: {
                [key: string]: components["schemas"]["CultureKind"];
            };
            /** Edition */
            edition: string;
            fleets: components["schemas"]["Fleets"];
            /** Known */
            known?: {
                [key: string]: components["schemas"]["Known"];
            };
            /** Mountains */
            mountains: string[];
            now?: components["schemas"]["Now"];
            /** Order */
            order: number[];
            /** Players */
            players: components["schemas"]["PlayerView"][];
            reserve: components["schemas"]["Reserve"];
            /** Round */
            round: number;
            /** Rules */
            rules: number;
            /** Sacred */
            sacred: string[];
            specialists: components["schemas"]["Specialists"];
            step: components["schemas"]["Step"];
            /** Turn */
            turn: number;
        };
        /**
         * GridBlock
         * @description Rows under their heads; the first columns are words, the others numbers.
         */
        GridBlock: {
            /** Heads */
            heads: (string | number | components["schemas"]["Said"] | string[])[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "grid";
            /** Rows */
            rows: (string | number | components["schemas"]["Said"] | string[])[][];
            /** Words */
            words: number;
        };
        /**
         * Grounds
         * @description Why a turn is good: what it brings, and what it lets the others do.
         */
        Grounds: {
            /** Ends Round */
            ends_round: boolean;
            gains: components["schemas"]["Gains"];
            reply: components["schemas"]["Reply"] | null;
        };
        /**
         * HeadingBlock
         * @description A title, of the first level or below.
         */
        HeadingBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "heading";
            /** Level */
            level: number;
            /** Text */
            text: string | number | components["schemas"]["Said"] | string[];
        };
        /**
         * Health
         * @description Whether the process is alive.
         */
        Health: {
            /** Ok */
            ok: boolean;
            /** Version */
            version: string;
        };
        /**
         * IfTaken
         * @description When the seat that takes a fleet will act, by turns from 0; `ahead`: known ones before it.
         */
        IfTaken: {
            /** Ahead */
            ahead: number;
            /** Earliest */
            earliest: number;
            /** Latest */
            latest: number;
        };
        /**
         * Judgement
         * @description The turn that was played, beside the best one.
         */
        Judgement: {
            /** @description the winning chance it gave away */
            cost: components["schemas"]["Estimate"];
            /**
             * Costly
             * @description is the search sure? To be named, ask `thorough`, too
             */
            costly: boolean;
            played: components["schemas"]["Outlook"];
        };
        /**
         * Kept
         * @description A version of an edition on the shelf.
         */
        Kept: {
            /** Created */
            created: number;
            /** Hash */
            hash: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Shared */
            shared: boolean;
            /**
             * Version
             * @description of this name, from 1
             */
            version: number;
        };
        /**
         * KeptFile
         * @description The same with its file.
         */
        KeptFile: {
            /** Created */
            created: number;
            /** Hash */
            hash: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Shared */
            shared: boolean;
            /** Text */
            text: string;
            /**
             * Version
             * @description of this name, from 1
             */
            version: number;
        };
        /**
         * Known
         * @description What a seat has learnt of the deck.
         */
        Known: {
            /** Bottom */
            bottom: string[];
            /** Top */
            top: string[];
        };
        /**
         * LaidPlan
         * @description A turn laid out: the steps, how it can go on, and what it brings.
         */
        LaidPlan: {
            brings: components["schemas"]["Brings"];
            /**
             * Complete
             * @description it goes to the end of the turn
             */
            complete: boolean;
            /** Legal */
            legal: string[];
            /**
             * Refusals
             * @description of the actions asked about
             */
            refusals: (components["schemas"]["ProblemCause"] | null)[];
            /** Rooms */
            rooms: number[];
            /** Scores */
            scores: components["schemas"]["Points"][];
            /** Seat */
            seat: number;
            /** Sites */
            sites: components["schemas"]["Site"][];
            /** Steps */
            steps: components["schemas"]["PlanStep"][];
            /**
             * Tokens
             * @description how many can still be collected
             */
            tokens: number;
            /**
             * Verdict
             * @description does it fit as planned, in another way, or not at all?
             * @enum {string}
             */
            verdict: "fits" | "adapted" | "impossible";
            view: components["schemas"]["GameView"];
        };
        /**
         * LastBuilding
         * @description The seat with the fewest standard buildings left (9.1).
         */
        LastBuilding: {
            /** Left */
            left: number;
            /** Seat */
            seat: number;
        };
        /**
         * Leave
         * @description Leave one's seats; in a running game a computer player takes them.
         */
        Leave: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
        };
        /**
         * Line
         * @description Something said.
         */
        Line: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Person */
            person: string;
            /** Text */
            text: string;
            /** Verified */
            verified?: boolean;
            /**
             * Watching
             * @description by a spectator: players read it when the game is over
             */
            watching?: boolean;
        };
        /**
         * LinkOwner
         * @description Whose link it is.
         */
        LinkOwner: {
            /**
             * Agent
             * @description where the link was made: browser and system
             */
            agent: string;
            /** Name */
            name: string;
            /** Until */
            until: number;
            /**
             * Verified
             * @description it is the name of an account
             */
            verified: boolean;
        };
        /**
         * Listed
         * @description A table in a list.
         */
        Listed: {
            /** Created */
            created: number;
            /** Host */
            host: string;
            /** Id */
            id: string;
            /** My Turn */
            my_turn: boolean;
            options: components["schemas"]["Options"];
            /** Players */
            players: number;
            /**
             * Result
             * @description by seat, of one's own games that were finished; None: of all others
             */
            result: components["schemas"]["Placed"][] | null;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed" | "dealing" | "running" | "over" | "abandoned";
            /** Turn */
            turn: number | null;
            /** Updated */
            updated: number;
        };
        /**
         * LiveClock
         * @description A number of minutes for each player's whole game.
         */
        LiveClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            /** Minutes */
            minutes: number;
        };
        /**
         * LogEntry
         * @description One line of a table's log: `himiko.game.chain` says how its hash is computed.
         */
        LogEntry: {
            /** At */
            at: number;
            /** Data */
            data: {
                [key: string]: unknown;
            };
            /**
             * Head
             * @description the hash of the log up to here; null: an older version has stored it
             */
            head?: string | null;
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
        };
        /**
         * MapBlock
         * @description A picture of spots of the board, the larger the value the darker.
         */
        MapBlock: {
            /** Height */
            height: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "map";
            /** Spots */
            spots: components["schemas"]["MapSpot"][];
            /** Title */
            title: string | number | components["schemas"]["Said"] | string[];
            /** Width */
            width: number;
        };
        /**
         * MapSpot
         * @description A spot of the board, and how much there is of something.
         */
        MapSpot: {
            /** Name */
            name: string;
            /** Value */
            value: number;
            /** X */
            x: number;
            /** Y */
            y: number;
        };
        /**
         * Me
         * @description The person who asks.
         */
        Me: {
            /** Account */
            account: string | null;
            /** Id */
            id: string;
            /**
             * Ids
             * @description this one, and those of the guests this person has been
             */
            ids: string[];
            /** Name */
            name: string;
            /**
             * Recovery Codes
             * @description how many are left
             */
            recovery_codes?: number;
            /**
             * Verified
             * @description nobody else can have this name
             */
            verified?: boolean;
        };
        /**
         * Named
         * @description The name to go by.
         */
        Named: {
            /** Name */
            name: string;
        };
        /**
         * NewAccount
         * @description The name of a new account and its password.
         */
        NewAccount: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * NewCode
         * @description A code that has just been made; it is shown only once.
         */
        NewCode: {
            /** Code */
            code: string;
            /**
             * Until
             * @description when it is void, in milliseconds since 1970
             */
            until: number;
        };
        /**
         * NewPassword
         * @description A new password.
         */
        NewPassword: {
            /** Password */
            password: string;
        };
        /**
         * NewTable
         * @description A table to be made.
         */
        NewTable: {
            /**
             * Commitment
             * @description to what one adds to the deal
             */
            commitment?: string | null;
            /**
             * Edition
             * @description an edition file's text
             */
            edition?: string | null;
            /**
             * @default {
             *       "built_tiles": "open",
             *       "clock": {
             *         "kind": "none"
             *       },
             *       "delay": 0,
             *       "hints": true,
             *       "listed": false,
             *       "stand_in": "helmsman",
             *       "start_when_full": true,
             *       "undo": "free",
             *       "watch": "anyone"
             *     }
             */
            options: components["schemas"]["Options"];
            /**
             * Ply
             * @description where in the record
             */
            ply?: number | null;
            /**
             * Position
             * @description a position to begin at
             */
            position?: {
                [key: string]: unknown;
            } | null;
            /**
             * Record
             * @description a record to go on from, or a whole one to look at
             */
            record?: string | null;
            /**
             * Seats
             * @description who sits where; several may be `me`; `adapts`: the level that fits
             */
            seats: (("me" | "open" | "adapts") | ("drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko"))[];
        };
        /**
         * NextRound
         * @description The order of the next round: fleets taken so far, and by number those still to be had.
         */
        NextRound: {
            /** Fleets */
            fleets: {
                [key: string]: components["schemas"]["IfTaken"];
            };
            /** Order */
            order: components["schemas"]["NextTurn"][];
        };
        /**
         * NextTurn
         * @description A turn of the next round that is known already.
         */
        NextTurn: {
            /** Fleet */
            fleet: number;
            /** Seat */
            seat: number;
        };
        /**
         * NoBoats
         * @description The colour with the fewest boats in the reserve (9.2).
         */
        NoBoats: {
            colour: components["schemas"]["Colour"];
            /** Left */
            left: number;
        };
        /**
         * NoClock
         * @description Nobody is hurried.
         */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /**
         * NoTiles
         * @description How many more must go so that the row cannot be filled (9.3, 9.4).
         */
        NoTiles: {
            /** Left */
            left: number;
        };
        /**
         * Now
         * @description The turn under way; of a finished game only how it ended.
         */
        Now: {
            back?: components["schemas"]["Step"];
            /** Chain */
            chain?: string[];
            end?: components["schemas"]["End"];
            /** Power */
            power?: number;
            /** Recruited */
            recruited?: boolean;
            /** Taken */
            taken?: string[];
            /** Trades */
            trades?: number;
            /** Used */
            used?: components["schemas"]["Specialist"][];
        };
        /**
         * Nudge
         * @description Ask the person to act to go on.
         */
        Nudge: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "nudge";
        };
        /**
         * NudgeState
         * @description Somebody has asked the seat to act to go on: which seat, and when.
         */
        NudgeState: {
            /** At */
            at: number;
            /** By */
            by: number;
            /** Seat */
            seat: number;
        };
        /**
         * OfferState
         * @description What is offered, by which seat, and which seats agree.
         */
        OfferState: {
            /** Accepted */
            accepted: number[];
            /**
             * Kind
             * @enum {string}
             */
            kind: "takeback" | "abandon" | "hints" | "removal" | "options" | "seat";
            /** @description other options, before the start */
            options: components["schemas"]["Options"] | null;
            /**
             * Out
             * @description a removal: whose seats; they are not asked
             */
            out: number[];
            /**
             * Seat
             * @description None: the host, who does not sit here
             */
            seat: number | null;
            /**
             * To
             * @description a takeback: the ply to go back to
             */
            to: number | null;
            /**
             * Wanted
             * @description an additional seat for the one who asks
             */
            wanted: number | null;
        };
        /**
         * Options
         * @description The options of a table; they can be changed until the game starts.
         */
        Options: {
            /**
             * Built Tiles
             * @description face_down, as in the box: others' built tiles and totals are hidden (11.2)
             * @default open
             * @enum {string}
             */
            built_tiles: "open" | "face_down";
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DayClock"];
            /**
             * Delay
             * @description turns by which spectators see the game late
             * @default 0
             */
            delay: number;
            /**
             * Hints
             * @description may players ask for hints?
             * @default true
             */
            hints: boolean;
            /**
             * Listed
             * @description in the lobby; otherwise by link only
             * @default false
             */
            listed: boolean;
            /**
             * Stand In
             * @description plays for those who leave or run out of time
             * @default helmsman
             * @enum {string}
             */
            stand_in: "drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko";
            /**
             * Stand In After
             * @description minutes after which it plays for an absent player who is to act
             */
            stand_in_after?: number | null;
            /**
             * Start When Full
             * @description start as soon as no seat is open
             * @default true
             */
            start_when_full: boolean;
            /**
             * Undo
             * @description undo within one's own turn
             * @default free
             * @enum {string}
             */
            undo: "free" | "none";
            /**
             * Watch
             * @description who may see the game
             * @default anyone
             * @enum {string}
             */
            watch: "anyone" | "players";
        };
        /** OrderSetEvent */
        OrderSetEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "order_set";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** To */
            to: number;
            /** Turn */
            turn: number;
        };
        /**
         * Outlook
         * @description What a turn that begins with an action leads to.
         */
        Outlook: {
            /** Action */
            action: string;
            /** Chances */
            chances: components["schemas"]["Estimate"][];
            grounds: components["schemas"]["Grounds"] | null;
            /**
             * Plan
             * @description the whole rest of the turn
             */
            plan: string[];
            /** Scores */
            scores: components["schemas"]["Estimate"][];
            /** Simulations */
            simulations: number;
        };
        /**
         * Outlooks
         * @description The best turns, best first.
         */
        Outlooks: {
            /** @description in a review, where it is known */
            judgement: components["schemas"]["Judgement"] | null;
            /** Outlooks */
            outlooks: components["schemas"]["Outlook"][];
            /** Seat */
            seat: number;
            /** Simulations */
            simulations: number;
        };
        /**
         * ParagraphBlock
         * @description One sentence after the other.
         */
        ParagraphBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paragraph";
            /** Sentences */
            sentences: (string | number | components["schemas"]["Said"] | string[])[];
        };
        /**
         * PasskeyInfo
         * @description A passkey.
         */
        PasskeyInfo: {
            /**
             * Agent
             * @description where it was made: browser and system
             */
            agent: string;
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Used */
            used: number | null;
        };
        /**
         * Pause
         * @description Stop the clocks of a game over days, or let them go on.
         */
        Pause: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pause";
            /**
             * Paused
             * @default true
             */
            paused: boolean;
        };
        /** PeekedEvent */
        PeekedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "peeked";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Tiles */
            tiles?: string[] | null;
        };
        /**
         * Placed
         * @description What a seat has achieved in a finished game.
         */
        Placed: {
            /**
             * Rank
             * @description from 1; nobody shares one
             */
            rank: number;
            /** Total */
            total: number;
        };
        /**
         * PlanAsked
         * @description A turn somebody plans, or as much of it as there is.
         */
        PlanAsked: {
            /** Actions */
            actions: string[];
            /**
             * Adapt
             * @description look for another way where a step is no longer possible
             */
            adapt?: boolean;
            /**
             * Seat
             * @description one of one's own seats
             */
            seat?: number | null;
            /**
             * Why Not
             * @description actions after the plan, to explain why they are not legal
             */
            why_not?: string[];
        };
        /**
         * PlanStep
         * @description A step of a plan, and what became of it.
         */
        PlanStep: {
            /** Action */
            action: string;
            /**
             * Answered
             * @description it comes by itself, as the only answer there is
             */
            answered: boolean;
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Played
             * @description what stands for it; None: it is left out
             */
            played: string | null;
            /** @description why not; None: or the turn is over */
            refusal: components["schemas"]["ProblemCause"] | null;
        };
        /**
         * Play
         * @description Play an action, as the one after the ply the client knows.
         *
         *     `unless_final`: if it cannot be taken back or ends the turn, it is not played; the answer has
         *     what it would cause, for the player to confirm.
         */
        Play: {
            /** Action */
            action: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "play";
            /** Ply */
            ply: number;
            /** Unless Final */
            unless_final?: boolean;
            /**
             * Version
             * @description the last entry known: one from before going back is late
             */
            version?: number | null;
        };
        /**
         * PlayedPly
         * @description An action of a game: who played it when, and everybody's points after it.
         */
        PlayedPly: {
            /** Action */
            action: string;
            /** Ply */
            ply: number;
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /** Totals */
            totals: number[];
            /**
             * Turn
             * @description within the round, from 0
             */
            turn: number;
        };
        /**
         * PlayerView
         * @description What everybody sees of a player. `reserved` gives the round in which each tile was.
         */
        PlayerView: {
            /** Aside */
            aside: components["schemas"]["Colour"][];
            /** Boats */
            boats: components["schemas"]["Colour"][];
            /** Buildings Left */
            buildings_left: number;
            /** Coins */
            coins: number;
            /** Culture */
            culture: {
                [key: string]: number;
            };
            /** Prestige */
            prestige: number;
            /** Reserved */
            reserved: {
                [key: string]: number;
            };
            /** Specialists */
            specialists: components["schemas"]["Specialist"][];
            /** Tiles */
            tiles: string[];
        };
        /** Points */
        Points: {
            /** Aside */
            aside: number;
            /** Buildings */
            buildings: number;
            /** Coins */
            coins: number;
            /** Prestige */
            prestige: number;
            /** Rank */
            rank: number;
            /** Reserved */
            reserved: number;
            /** Specialists */
            specialists: number;
            /** Total */
            total: number;
        };
        /** @enum {string} */
        Power: "none" | "reserve" | "peek" | "move" | "sacred" | "swap_culture" | "remove" | "swap_boats" | "discount";
        /** PrestigeGainedEvent */
        PrestigeGainedEvent: {
            cause: components["schemas"]["Cause"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "prestige_gained";
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * Preview
         * @description What an action would cause; cut where it would reveal something hidden.
         */
        Preview: {
            /** Cut */
            cut: boolean;
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Final
             * @description cannot be taken back, or ends the turn
             */
            final: boolean;
            /** Gains */
            gains: number[] | null;
        };
        /**
         * Problem
         * @description What is wrong: a code that stays, values that matter, and the cause if there is one.
         */
        Problem: {
            cause: components["schemas"]["ProblemCause"] | null;
            /** Code */
            code: string;
            /** Family */
            family: string;
            /** Values */
            values: {
                [key: string]: unknown;
            };
        };
        /**
         * ProblemCause
         * @description What is behind a problem: one of the library's, such as a refusal of the engine.
         */
        ProblemCause: {
            /** Action */
            action?: string | null;
            cause: components["schemas"]["ProblemCause"] | null;
            /** Code */
            code: string;
            /**
             * Family
             * @description with the code: the key of its text
             */
            family: string;
            /**
             * Key
             * @description in an edition
             */
            key?: string | null;
            /**
             * Line
             * @description of a record
             */
            line?: number | null;
            /**
             * Rule
             * @description that an action would break
             */
            rule?: string | null;
            /** Values */
            values: {
                [key: string]: unknown;
            };
            /**
             * Where
             * @description in a position or an edition
             */
            where?: string | null;
        };
        /**
         * Ready
         * @description Whether the process can do its work: if not, others are to be asked instead.
         */
        Ready: {
            /** Closing */
            closing: boolean;
            /**
             * Listens
             * @description it hears what other processes do; alone always
             */
            listens: boolean;
            /** Ok */
            ok: boolean;
            /**
             * Room
             * @description the database is there, and its disk is not full
             */
            room: boolean;
            /** Version */
            version: string;
            /**
             * Writes
             * @description something was written within the last seconds
             */
            writes: boolean;
        };
        /**
         * Recovery
         * @description A recovery code, and the new password.
         */
        Recovery: {
            /** Code */
            code: string;
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * RecoveryCodes
         * @description Recovery codes; they are shown only once.
         */
        RecoveryCodes: {
            /** Codes */
            codes: string[];
        };
        /** RecruitedEvent */
        RecruitedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "recruited";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            specialist: components["schemas"]["Specialist"];
        };
        /**
         * Redo
         * @description Play again what was undone: one action, or all up to a ply.
         *
         *     With neither `to` nor `request`, it plays one action again, once.
         */
        Redo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "redo";
            /**
             * Request
             * @description any name for this one request: sent again with the same, it is done once
             */
            request?: string | null;
            /** To */
            to?: number | null;
        };
        /**
         * Remove
         * @description Remove somebody disruptive: as the host or, from a running game, by vote of the others.
         */
        Remove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "remove";
            /** Person */
            person: string;
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /**
         * Reply
         * @description The best turn somebody else is expected to answer with, in the same round.
         */
        Reply: {
            /** Actions */
            actions: string[];
            gains: components["schemas"]["Gains"];
            /** Seat */
            seat: number;
        };
        /** Reserve */
        Reserve: {
            /** Bamboo */
            bamboo: number;
            /** Clay */
            clay: number;
            /** Gold */
            gold: number;
            /** Stone */
            stone: number;
            /** Wood */
            wood: number;
        };
        /**
         * Reveal
         * @description Reveal one's part of the deal, once all seats are taken.
         */
        Reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "reveal";
            /** Secret */
            secret: string;
        };
        /** RoundEndedEvent */
        RoundEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "round_ended";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /** Round */
            round: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** RoundStartedEvent */
        RoundStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "round_started";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /** Round */
            round: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** SacredLaidEvent */
        SacredLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "sacred_laid";
            /** Island */
            island: string;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** SacredLiftedEvent */
        SacredLiftedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "sacred_lifted";
            /** Island */
            island: string;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /**
         * Said
         * @description A text of the language files, and the values in it.
         */
        Said: {
            /** Key */
            key: string;
            /** Values */
            values: {
                [key: string]: string | number | components["schemas"]["Said"] | string[];
            };
        };
        /**
         * Say
         * @description Say something; over HTTP: `POST …/chat`.
         */
        Say: {
            /**
             * Do
             * @constant
             */
            do: "say";
            /** Text */
            text: string;
        };
        /**
         * Saying
         * @description Something to say.
         */
        Saying: {
            /** Text */
            text: string;
        };
        /**
         * SeatState
         * @description A seat and who sits there.
         */
        SeatState: {
            /**
             * Away
             * @description since when its owner is not, as far as this process knows
             */
            away?: number | null;
            /**
             * Here
             * @description is its owner connected? None: nobody's seat, or in a list
             */
            here?: boolean | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "human" | "computer" | "absent";
            /** Level */
            level: ("drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko") | null;
            /** Name */
            name: string | null;
            /** Person */
            person: string | null;
            /**
             * Returning
             * @description its owner plays again after the computer player's turn
             */
            returning?: boolean;
            /**
             * Verified
             * @description the name is an account's, and nobody else can have it
             */
            verified?: boolean;
            /** Why */
            why?: ("left" | "time" | "away" | "removed" | "deleted") | null;
        };
        /**
         * ServerInfo
         * @description What a page wants to know before anything else.
         */
        ServerInfo: {
            /** Edition */
            edition: string;
            engine: components["schemas"]["EngineInfo"];
            /**
             * Keep Guests Days
             * @description guests not seen for so long are forgotten; 0: never
             */
            keep_guests_days?: number;
            /**
             * Keep Tables Days
             * @description tables over for so long are deleted; 0: never
             */
            keep_tables_days?: number;
            /** Levels */
            levels: string[];
            /**
             * Page
             * @description the build of the page that is served, if one is
             */
            page: string | null;
            /** Rules */
            rules: number;
            /** Version */
            version: string;
        };
        ServerMessage: components["schemas"]["State"] | components["schemas"]["SocketDone"] | components["schemas"]["SocketPreview"] | components["schemas"]["SocketWhyNot"] | components["schemas"]["SocketSaid"] | components["schemas"]["SocketError"] | components["schemas"]["SocketChat"] | components["schemas"]["SocketUnsaid"];
        /**
         * SetSeat
         * @description Give a seat to a computer player, or open it (no level). Only the host may.
         */
        SetSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "set-seat";
            /** Level */
            level?: ("drifter" | "deckhand" | "fisher" | "rower" | "merchant" | "pilot" | "helmsman" | "captain" | "himiko") | null;
            /** Seat */
            seat: number;
        };
        /**
         * Sharing
         * @description Whether everybody who has the link may see it.
         */
        Sharing: {
            /** Shared */
            shared: boolean;
        };
        /**
         * Signed
         * @description What the browser answered, in its JSON form.
         */
        Signed: {
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
        };
        /**
         * Sit
         * @description Take a seat: the one named, or the first that is open; an additional one if all agree.
         */
        Sit: {
            /**
             * Commitment
             * @description to what one adds to the deal
             */
            commitment?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /**
             * Instead Of
             * @description a seat of one's own to give back
             */
            instead_of?: number | null;
            /** Seat */
            seat?: number | null;
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /**
         * Site
         * @description An island where a tile could be built, as far as the board shows.
         */
        Site: {
            /**
             * Fleets
             * @description face-up fleets with which they would be
             */
            fleets: number[];
            /**
             * Hand
             * @description are the boats in hand enough?
             */
            hand: boolean;
            /** Island */
            island: string;
            /**
             * Missing
             * @description boats that its slots lack
             */
            missing: {
                [key: string]: number;
            };
            /** Tile */
            tile: string;
        };
        /**
         * SocketChat
         * @description Something was said.
         */
        SocketChat: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Person */
            person: string;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "chat";
            /** Verified */
            verified?: boolean;
            /**
             * Watching
             * @description by a spectator: players read it when the game is over
             */
            watching?: boolean;
        };
        /**
         * SocketDone
         * @description The command is stored; or not, where it must be confirmed first.
         */
        SocketDone: {
            /** Id */
            id: number | null;
            /**
             * Played
             * @description false: it is final, and must be confirmed
             * @default true
             */
            played: boolean;
            /** Ply */
            ply: number;
            /**
             * @description of what was not played
             * @default null
             */
            preview: components["schemas"]["Preview"] | null;
            /**
             * Repeated
             * @default false
             */
            repeated: boolean;
            /**
             * @description with `answers=state`: after it; None if there is no newer one
             * @default null
             */
            state: components["schemas"]["State"] | null;
            /**
             * Type
             * @constant
             */
            type: "done";
            /** Version */
            version: number;
        };
        /**
         * SocketError
         * @description The message is refused.
         */
        SocketError: {
            cause: components["schemas"]["ProblemCause"] | null;
            /** Code */
            code: string;
            /** Family */
            family: string;
            /** Id */
            id: number | null;
            /**
             * Type
             * @constant
             */
            type: "error";
            /** Values */
            values: {
                [key: string]: unknown;
            };
        };
        /**
         * SocketPreview
         * @description What an action would cause.
         */
        SocketPreview: {
            /** Id */
            id: number | null;
            /** Ply */
            ply: number;
            preview: components["schemas"]["Preview"];
            /** @default null */
            state: components["schemas"]["State"] | null;
            /**
             * Type
             * @constant
             */
            type: "done";
            /** Version */
            version: number;
        };
        /**
         * SocketSaid
         * @description What was said is stored.
         */
        SocketSaid: {
            /** Id */
            id: number | null;
            /** Number */
            number: number;
            /** @default null */
            state: components["schemas"]["State"] | null;
            /**
             * Type
             * @constant
             */
            type: "done";
        };
        /**
         * SocketUnsaid
         * @description Something that was said has been removed.
         */
        SocketUnsaid: {
            /** Number */
            number: number;
            /**
             * Type
             * @constant
             */
            type: "unsaid";
        };
        /**
         * SocketWhyNot
         * @description Why actions are not legal, in the order asked; None: it is.
         */
        SocketWhyNot: {
            /** Id */
            id: number | null;
            /** Ply */
            ply: number;
            /** Refusals */
            refusals: (components["schemas"]["ProblemCause"] | null)[];
            /** @default null */
            state: components["schemas"]["State"] | null;
            /**
             * Type
             * @constant
             */
            type: "done";
            /** Version */
            version: number;
        };
        /** SoldEvent */
        SoldEvent: {
            /** Coins */
            coins: number;
            colour: components["schemas"]["Colour"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "sold";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** @enum {string} */
        Specialist: "amateratsu" | "izanagi" | "raijin" | "ananda" | "izanami" | "riu" | "awashima" | "kachiko" | "susanoo" | "ebisu" | "kagutsuchi" | "tomoe" | "fu_hsi" | "michimata" | "toyo_tama" | "hetsuka" | "nakatsu" | "yasoma";
        /** SpecialistLaidEvent */
        SpecialistLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "specialist_laid";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            specialist: components["schemas"]["Specialist"];
        };
        /**
         * Specialists
         * @description Row, each with its coins, and size of the deck.
         */
        Specialists: {
            /** Deck */
            deck: number;
            /** Row */
            row: [
                components["schemas"]["Specialist"],
                number
            ][];
        };
        /**
         * Start
         * @description Start the game. Only the host may.
         */
        Start: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "start";
        };
        /**
         * State
         * @description A table as one person may see it.
         */
        State: {
            clocks: components["schemas"]["ClockState"] | null;
            ends: components["schemas"]["Ends"] | null;
            /** Events */
            events: components["schemas"]["Event"][];
            /**
             * Floor
             * @description the lowest ply that undo can reach
             */
            floor: number;
            /**
             * Head
             * @description the hash of the table's log up to `version`; sealed until the game is over
             */
            head: string;
            /**
             * Hints
             * @description may hints be asked for? Between people if all agree
             */
            hints: boolean;
            /** Legal */
            legal: string[];
            /**
             * Mine
             * @description one's own seats
             */
            mine: number[];
            /**
             * Moments
             * @description when the plies after `since` were played: the last is of `ply`, that of the deal is of the start; in milliseconds since 1970
             */
            moments: number[];
            /** @description None: this round is the last */
            next_round: components["schemas"]["NextRound"] | null;
            nudge: components["schemas"]["NudgeState"] | null;
            offer: components["schemas"]["OfferState"] | null;
            /** Ply */
            ply: number;
            /**
             * Redo
             * @description how many actions can be redone
             */
            redo: number;
            /**
             * Rooms
             * @description how many boats each harbour holds
             */
            rooms: number[] | null;
            /** Scores */
            scores: components["schemas"]["Points"][] | null;
            /**
             * Seat
             * @description through whose eyes; None: a spectator
             */
            seat: number | null;
            /**
             * Since
             * @description events are those after this ply; -1: the deal too
             */
            since: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed" | "dealing" | "running" | "over" | "abandoned";
            table: components["schemas"]["About"];
            /**
             * Tokens
             * @description how many can still be collected, in one's own turn
             */
            tokens: number;
            /** Turn */
            turn: number | null;
            /**
             * Type
             * @constant
             */
            type: "state";
            /**
             * Version
             * @description the number of the last entry of the log
             */
            version: number;
            view: components["schemas"]["GameView"] | null;
        };
        /** @enum {string} */
        Step: "fleet" | "take" | "act" | "arrange" | "collect" | "ebisu" | "after" | "moor" | "recruit" | "over";
        /**
         * StudyNews
         * @description How far a study is; now and then with the report as it is by then.
         */
        StudyNews: {
            /**
             * Games
             * @description finished, of both editions
             */
            games: number;
            /**
             * Part
             * @description of the time, from 0 to 1
             */
            part: number;
            /** Report */
            report: (components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["GridBlock"] | components["schemas"]["DotsBlock"] | components["schemas"]["MapBlock"])[] | null;
        };
        /**
         * Takeback
         * @description Ask the other people to go back to a ply.
         */
        Takeback: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "takeback";
            /** To */
            to: number;
            /**
             * Version
             * @description the last entry known: one from before an offer is late
             */
            version?: number | null;
        };
        /** @enum {string} */
        TileKind: "standard" | "trading_post" | "torii" | "palace";
        /** TileReservedEvent */
        TileReservedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tile_reserved";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** Tile */
            tile: string;
        };
        /**
         * ToKeep
         * @description An edition, and the name to keep it under.
         */
        ToKeep: {
            /** Name */
            name: string;
            /**
             * Text
             * @description an edition file's text
             */
            text: string;
        };
        /** TokensSpentEvent */
        TokensSpentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tokens_spent";
            kind: components["schemas"]["CultureKind"];
            /** Number */
            number: number;
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** TollPaidEvent */
        TollPaidEvent: {
            /** Coins */
            coins: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "toll_paid";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** To */
            to: number;
        };
        /** TurnEndedEvent */
        TurnEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "turn_ended";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
        };
        /** TurnStartedEvent */
        TurnStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "turn_started";
            /**
             * Ply
             * @description 0: the deal
             */
            ply: number;
            /**
             * Seat
             * @description who acted; None: nobody
             */
            seat: number | null;
            /** To */
            to: number;
            /** Turn */
            turn: number;
        };
        /**
         * Undo
         * @description Take back own actions within the turn: the last one, or all after a ply.
         *
         *     With none of `to`, `version` and `request`, it takes back the last action played, once.
         */
        Undo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "undo";
            /**
             * Request
             * @description any name for this one request: sent again with the same, it is done once
             */
            request?: string | null;
            /** To */
            to?: number | null;
            /**
             * Version
             * @description the last entry known: one from before going back is late
             */
            version?: number | null;
        };
        /**
         * WhyNot
         * @description None: it is legal.
         */
        WhyNot: {
            refusal: components["schemas"]["ProblemCause"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abandon = components['schemas']['Abandon'];
export type About = components['schemas']['About'];
export type AllowHints = components['schemas']['AllowHints'];
export type Answer = components['schemas']['Answer'];
export type AnsweredEvent = components['schemas']['AnsweredEvent'];
export type ArrangedEvent = components['schemas']['ArrangedEvent'];
export type AskPreview = components['schemas']['AskPreview'];
export type AskWhyNot = components['schemas']['AskWhyNot'];
export type Asked = components['schemas']['Asked'];
export type AtPly = components['schemas']['AtPly'];
export type BoardShape = components['schemas']['BoardShape'];
export type BoatColour = components['schemas']['BoatColour'];
export type BoatMovedEvent = components['schemas']['BoatMovedEvent'];
export type BoatPlacedEvent = components['schemas']['BoatPlacedEvent'];
export type BoatRemovedEvent = components['schemas']['BoatRemovedEvent'];
export type BoatSetAsideEvent = components['schemas']['BoatSetAsideEvent'];
export type BoatsMissingEvent = components['schemas']['BoatsMissingEvent'];
export type BoatsMooredEvent = components['schemas']['BoatsMooredEvent'];
export type BoatsReturnedEvent = components['schemas']['BoatsReturnedEvent'];
export type BoatsSwappedEvent = components['schemas']['BoatsSwappedEvent'];
export type BoatsTakenEvent = components['schemas']['BoatsTakenEvent'];
export type BoughtEvent = components['schemas']['BoughtEvent'];
export type Brings = components['schemas']['Brings'];
export type BuildingLaidEvent = components['schemas']['BuildingLaidEvent'];
export type BuildingTile = components['schemas']['BuildingTile'];
export type Buildings = components['schemas']['Buildings'];
export type BuiltEvent = components['schemas']['BuiltEvent'];
export type Cause = components['schemas']['Cause'];
export type Challenge = components['schemas']['Challenge'];
export type ChallengeState = components['schemas']['ChallengeState'];
export type Chances = components['schemas']['Chances'];
export type ChangeOptions = components['schemas']['ChangeOptions'];
export type CheckedEdition = components['schemas']['CheckedEdition'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type ClockState = components['schemas']['ClockState'];
export type Close = components['schemas']['Close'];
export type Code = components['schemas']['Code'];
export type CoinsGainedEvent = components['schemas']['CoinsGainedEvent'];
export type CoinsLaidEvent = components['schemas']['CoinsLaidEvent'];
export type CoinsPaidEvent = components['schemas']['CoinsPaidEvent'];
export type CoinsSharedEvent = components['schemas']['CoinsSharedEvent'];
export type CollectedEvent = components['schemas']['CollectedEvent'];
export type Colour = components['schemas']['Colour'];
export type ComeBack = components['schemas']['ComeBack'];
export type Commit = components['schemas']['Commit'];
export type Complaint = components['schemas']['Complaint'];
export type Credentials = components['schemas']['Credentials'];
export type CultureKind = components['schemas']['CultureKind'];
export type CultureSwappedEvent = components['schemas']['CultureSwappedEvent'];
export type DayClock = components['schemas']['DayClock'];
export type DealPart = components['schemas']['DealPart'];
export type DeviceInfo = components['schemas']['DeviceInfo'];
export type DiscountedEvent = components['schemas']['DiscountedEvent'];
export type Done = components['schemas']['Done'];
export type DotShare = components['schemas']['DotShare'];
export type DotsBlock = components['schemas']['DotsBlock'];
export type DraftEdition = components['schemas']['DraftEdition'];
export type EbisuCollectedEvent = components['schemas']['EbisuCollectedEvent'];
export type EditionFile = components['schemas']['EditionFile'];
export type EditionLimits = components['schemas']['EditionLimits'];
export type EditionText = components['schemas']['EditionText'];
export type End = components['schemas']['End'];
export type Ends = components['schemas']['Ends'];
export type EngineInfo = components['schemas']['EngineInfo'];
export type Estimate = components['schemas']['Estimate'];
export type Event = components['schemas']['Event'];
export type FittingLevel = components['schemas']['FittingLevel'];
export type FleetChosenEvent = components['schemas']['FleetChosenEvent'];
export type FleetTile = components['schemas']['FleetTile'];
export type FleetTurnedUpEvent = components['schemas']['FleetTurnedUpEvent'];
export type Fleets = components['schemas']['Fleets'];
export type FleetsLaidDownEvent = components['schemas']['FleetsLaidDownEvent'];
export type FromTable = components['schemas']['FromTable'];
export type Gains = components['schemas']['Gains'];
export type GameEndedEvent = components['schemas']['GameEndedEvent'];
export type GameView = components['schemas']['GameView'];
export type GridBlock = components['schemas']['GridBlock'];
export type Grounds = components['schemas']['Grounds'];
export type HeadingBlock = components['schemas']['HeadingBlock'];
export type Health = components['schemas']['Health'];
export type IfTaken = components['schemas']['IfTaken'];
export type Judgement = components['schemas']['Judgement'];
export type Kept = components['schemas']['Kept'];
export type KeptFile = components['schemas']['KeptFile'];
export type Known = components['schemas']['Known'];
export type LaidPlan = components['schemas']['LaidPlan'];
export type LastBuilding = components['schemas']['LastBuilding'];
export type Leave = components['schemas']['Leave'];
export type Line = components['schemas']['Line'];
export type LinkOwner = components['schemas']['LinkOwner'];
export type Listed = components['schemas']['Listed'];
export type LiveClock = components['schemas']['LiveClock'];
export type LogEntry = components['schemas']['LogEntry'];
export type MapBlock = components['schemas']['MapBlock'];
export type MapSpot = components['schemas']['MapSpot'];
export type Me = components['schemas']['Me'];
export type Named = components['schemas']['Named'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewCode = components['schemas']['NewCode'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewTable = components['schemas']['NewTable'];
export type NextRound = components['schemas']['NextRound'];
export type NextTurn = components['schemas']['NextTurn'];
export type NoBoats = components['schemas']['NoBoats'];
export type NoClock = components['schemas']['NoClock'];
export type NoTiles = components['schemas']['NoTiles'];
export type Now = components['schemas']['Now'];
export type Nudge = components['schemas']['Nudge'];
export type NudgeState = components['schemas']['NudgeState'];
export type OfferState = components['schemas']['OfferState'];
export type Options = components['schemas']['Options'];
export type OrderSetEvent = components['schemas']['OrderSetEvent'];
export type Outlook = components['schemas']['Outlook'];
export type Outlooks = components['schemas']['Outlooks'];
export type ParagraphBlock = components['schemas']['ParagraphBlock'];
export type PasskeyInfo = components['schemas']['PasskeyInfo'];
export type Pause = components['schemas']['Pause'];
export type PeekedEvent = components['schemas']['PeekedEvent'];
export type Placed = components['schemas']['Placed'];
export type PlanAsked = components['schemas']['PlanAsked'];
export type PlanStep = components['schemas']['PlanStep'];
export type Play = components['schemas']['Play'];
export type PlayedPly = components['schemas']['PlayedPly'];
export type PlayerView = components['schemas']['PlayerView'];
export type Points = components['schemas']['Points'];
export type Power = components['schemas']['Power'];
export type PrestigeGainedEvent = components['schemas']['PrestigeGainedEvent'];
export type Preview = components['schemas']['Preview'];
export type Problem = components['schemas']['Problem'];
export type ProblemCause = components['schemas']['ProblemCause'];
export type Ready = components['schemas']['Ready'];
export type Recovery = components['schemas']['Recovery'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RecruitedEvent = components['schemas']['RecruitedEvent'];
export type Redo = components['schemas']['Redo'];
export type Remove = components['schemas']['Remove'];
export type Reply = components['schemas']['Reply'];
export type Reserve = components['schemas']['Reserve'];
export type Reveal = components['schemas']['Reveal'];
export type RoundEndedEvent = components['schemas']['RoundEndedEvent'];
export type RoundStartedEvent = components['schemas']['RoundStartedEvent'];
export type SacredLaidEvent = components['schemas']['SacredLaidEvent'];
export type SacredLiftedEvent = components['schemas']['SacredLiftedEvent'];
export type Said = components['schemas']['Said'];
export type Say = components['schemas']['Say'];
export type Saying = components['schemas']['Saying'];
export type SeatState = components['schemas']['SeatState'];
export type ServerInfo = components['schemas']['ServerInfo'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type SetSeat = components['schemas']['SetSeat'];
export type Sharing = components['schemas']['Sharing'];
export type Signed = components['schemas']['Signed'];
export type Sit = components['schemas']['Sit'];
export type Site = components['schemas']['Site'];
export type SocketChat = components['schemas']['SocketChat'];
export type SocketDone = components['schemas']['SocketDone'];
export type SocketError = components['schemas']['SocketError'];
export type SocketPreview = components['schemas']['SocketPreview'];
export type SocketSaid = components['schemas']['SocketSaid'];
export type SocketUnsaid = components['schemas']['SocketUnsaid'];
export type SocketWhyNot = components['schemas']['SocketWhyNot'];
export type SoldEvent = components['schemas']['SoldEvent'];
export type Specialist = components['schemas']['Specialist'];
export type SpecialistLaidEvent = components['schemas']['SpecialistLaidEvent'];
export type Specialists = components['schemas']['Specialists'];
export type Start = components['schemas']['Start'];
export type State = components['schemas']['State'];
export type Step = components['schemas']['Step'];
export type StudyNews = components['schemas']['StudyNews'];
export type Takeback = components['schemas']['Takeback'];
export type TileKind = components['schemas']['TileKind'];
export type TileReservedEvent = components['schemas']['TileReservedEvent'];
export type ToKeep = components['schemas']['ToKeep'];
export type TokensSpentEvent = components['schemas']['TokensSpentEvent'];
export type TollPaidEvent = components['schemas']['TollPaidEvent'];
export type TurnEndedEvent = components['schemas']['TurnEndedEvent'];
export type TurnStartedEvent = components['schemas']['TurnStartedEvent'];
export type Undo = components['schemas']['Undo'];
export type WhyNot = components['schemas']['WhyNot'];
export type $defs = Record<string, never>;
export interface operations {
    new_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    new_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    list_challenges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeState"][];
                };
            };
        };
    };
    take_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    list_devices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceInfo"][];
                };
            };
        };
    };
    add_device: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_out_others: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    look_up_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOwner"];
                };
            };
        };
    };
    log_out_device: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    check_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionText"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedEdition"];
                };
            };
        };
    };
    read_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionText"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftEdition"];
                };
            };
        };
    };
    report_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionText"];
            };
        };
        responses: {
            /** @description a line of JSON whenever there is news */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyNews"];
                };
            };
        };
    };
    get_edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                digest: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionFile"];
                };
            };
        };
    };
    get_fitting_level: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FittingLevel"];
                };
            };
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    delete_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    new_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCode"];
                };
            };
        };
    };
    get_my_data: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    who_am_i: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"] | null;
                };
            };
        };
    };
    get_mutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unmute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyInfo"][];
                };
            };
        };
    };
    add_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Signed"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyInfo"];
                };
            };
        };
    };
    passkey_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    remove_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_server: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerInfo"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    log_in_with_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Signed"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_in_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    get_shelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"][];
                };
            };
        };
    };
    keep_edition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToKeep"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"];
                };
            };
        };
    };
    get_kept_edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFile"];
                };
            };
        };
    };
    discard_edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    share_edition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sharing"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                list?: "mine" | "open" | "running" | "finished";
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][];
                };
            };
        };
    };
    new_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    get_table: {
        parameters: {
            query?: {
                /** @description one of one's own seats */
                seat?: number | null;
                /** @description the last ply known */
                ply?: number;
                /** @description the last entry known; -1: none */
                version?: number;
                /** @description as spectators see it, even for a player */
                audience?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    abandon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Abandon"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    allow_hints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AllowHints"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    get_chances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chances"];
                };
            };
        };
    };
    change_options: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOptions"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    get_chat: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Line"][];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Line"];
                };
            };
        };
    };
    remove_line: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    hide_line: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    report_line: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Complaint"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Close"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ComeBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    commit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commit"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    get_events: {
        parameters: {
            query?: {
                /** @description one of one's own seats */
                seat?: number | null;
                /** @description -1: the deal too */
                since?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlooks"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    get_log: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
        };
    };
    nudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nudge"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Pause"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    plan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidPlan"];
                };
            };
        };
    };
    estimate_plan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlooks"];
                };
            };
        };
    };
    play: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Play"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    play_on: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    get_plies: {
        parameters: {
            query?: {
                /** @description one of one's own seats */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedPly"][];
                };
            };
        };
    };
    get_ply: {
        parameters: {
            query?: {
                /** @description one of one's own seats */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtPly"];
                };
            };
        };
    };
    analyse: {
        parameters: {
            query?: {
                /** @description think ten times as long */
                thorough?: boolean;
            };
            header?: never;
            path: {
                id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlooks"];
                };
            };
        };
    };
    branch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidPlan"];
                };
            };
        };
    };
    estimate_branch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlooks"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    get_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Redo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Remove"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    reveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    set_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Sit"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    get_sites: {
        parameters: {
            query: {
                /** @description whose; everybody may know */
                seat: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"][];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Start"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    takeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Takeback"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    why_not: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Asked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
        };
    };
    health_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    ready_ready_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
}
