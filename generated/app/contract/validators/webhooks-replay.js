// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateNextCursor, validatePageCursor, validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksReplayArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.withEarlier === undefined){data.withEarlier = false;}
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
if(data.since === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "webhookId") || (key0 === "since")) || (key0 === "cursor")) || (key0 === "withEarlier"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}
if(data.since !== undefined){let data1 = data.since;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});errors++;}}}
if(data.cursor !== undefined){if(!(validatePageCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePageCursor.errors);errors = vErrors.length;}}if(typeof data.withEarlier !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/withEarlier",schemaPath:"#/properties/withEarlier/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"});errors++;}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksReplayArguments.errors = vErrors;return errors === 0;}
validateWebhooksReplayArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWebhooksReplayValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sent === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"});errors++;}
if(data.since === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"});errors++;}
if(data.nextCursor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "sent") || (key0 === "since")) || (key0 === "nextCursor"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.sent !== undefined){let data0 = data.sent;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(data.since !== undefined){let data1 = data.since;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(data.nextCursor !== undefined){if(!(validateNextCursor(data.nextCursor, {instancePath:instancePath+"/nextCursor",parentData:data,parentDataProperty:"nextCursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateNextCursor.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksReplayValue.errors = vErrors;return errors === 0;}
validateWebhooksReplayValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksReplayArguments as args,
  validateWebhooksReplayValue as value,
};
