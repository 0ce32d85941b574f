// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateLead, validateLeadId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateLeadsExportArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "leadId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsExportArguments.errors = vErrors;return errors === 0;}
validateLeadsExportArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadsExportValue = {"$id":"LeadsExportValue","type":"object","required":["lead","addresses","messages","events","timeline","campaigns","runs","flowRuns","merges"],"properties":{"lead":{"$ref":"Lead"},"addresses":{"type":"array","items":{"type":"object"}},"messages":{"type":"array","items":{"type":"object"}},"events":{"type":"array","items":{"type":"object"}},"timeline":{"type":"array","items":{"type":"object"}},"campaigns":{"type":"array","items":{"type":"object"}},"runs":{"type":"array","items":{"type":"object"}},"flowRuns":{"type":"array","items":{"type":"object"}},"merges":{"type":"array","items":{"type":"object"}}},"additionalProperties":false};
const funcLeadsExportValue = Object.prototype.hasOwnProperty;
function validateLeadsExportValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lead === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"});errors++;}
if(data.addresses === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"});errors++;}
if(data.messages === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"});errors++;}
if(data.events === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});errors++;}
if(data.timeline === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeline"},message:"must have required property '"+"timeline"+"'"});errors++;}
if(data.campaigns === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'"});errors++;}
if(data.runs === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runs"},message:"must have required property '"+"runs"+"'"});errors++;}
if(data.flowRuns === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowRuns"},message:"must have required property '"+"flowRuns"+"'"});errors++;}
if(data.merges === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merges"},message:"must have required property '"+"merges"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(funcLeadsExportValue.call(schemaLeadsExportValue.properties, key0))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.lead !== undefined){if(!(validateLead(data.lead, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLead.errors);errors = vErrors.length;}}
if(data.addresses !== undefined){let data1 = data.addresses;if(Array.isArray(data1)){const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){let data2 = data1[i0];if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){(vErrors ??= []).push({instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.messages !== undefined){let data3 = data.messages;if(Array.isArray(data3)){const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){let data4 = data3[i1];if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){(vErrors ??= []).push({instancePath:instancePath+"/messages/" + i1,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.events !== undefined){let data5 = data.events;if(Array.isArray(data5)){const len2 = data5.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){let data6 = data5[i2];if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){(vErrors ??= []).push({instancePath:instancePath+"/events/" + i2,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.timeline !== undefined){let data7 = data.timeline;if(Array.isArray(data7)){const len3 = data7.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){let data8 = data7[i3];if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){(vErrors ??= []).push({instancePath:instancePath+"/timeline/" + i3,schemaPath:"#/properties/timeline/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.campaigns !== undefined){let data9 = data.campaigns;if(Array.isArray(data9)){const len4 = data9.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){let data10 = data9[i4];if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){(vErrors ??= []).push({instancePath:instancePath+"/campaigns/" + i4,schemaPath:"#/properties/campaigns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.runs !== undefined){let data11 = data.runs;if(Array.isArray(data11)){const len5 = data11.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){let data12 = data11[i5];if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){(vErrors ??= []).push({instancePath:instancePath+"/runs/" + i5,schemaPath:"#/properties/runs/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.flowRuns !== undefined){let data13 = data.flowRuns;if(Array.isArray(data13)){const len6 = data13.length;
const i6Most = errors + mostErrors;
for(let i6=0; i6<len6 && errors < i6Most; i6++){let data14 = data13[i6];if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){(vErrors ??= []).push({instancePath:instancePath+"/flowRuns/" + i6,schemaPath:"#/properties/flowRuns/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/flowRuns",schemaPath:"#/properties/flowRuns/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.merges !== undefined){let data15 = data.merges;if(Array.isArray(data15)){const len7 = data15.length;
const i7Most = errors + mostErrors;
for(let i7=0; i7<len7 && errors < i7Most; i7++){let data16 = data15[i7];if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){(vErrors ??= []).push({instancePath:instancePath+"/merges/" + i7,schemaPath:"#/properties/merges/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/merges",schemaPath:"#/properties/merges/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsExportValue.errors = vErrors;return errors === 0;}
validateLeadsExportValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsExportArguments as args,
  validateLeadsExportValue as value,
};
